import { readFileSync } from 'node:fs'

/** In milliseconds. */
export interface Cost {
  cpu: number
  wall: number
}

// Linux counts time in hundredths of a second, whatever the processor.
const tick = 10

/** How long the processes of these ids have had a processor. */
function processorTime(ids: readonly number[]) {
  let ticks = 0
  for (const id of ids) {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * tick
}

interface Measured {
  rounds: number
  /** Processes that work for this one, such as those of a database. */
  others?: readonly number[]
  /** Comes before each run, and costs nothing here. */
  before?: () => Promise<unknown>
}

/**
 * What one run costs. The wall time is that of the quickest, as the machine has other work; the processor time is the
 * average of all, with that of the processes that work for this one.
 */
export async function costOf(run: () => Promise<unknown>, { rounds, others = [], before }: Measured): Promise<Cost> {
  await run()
  let quickest = Infinity
  let least = Infinity
  const idle = processorTime(others)
  for (let round = 0; round < rounds; round += 1) {
    await before?.()
    const [started, own] = [performance.now(), process.cpuUsage()]
    await run()
    const { user, system } = process.cpuUsage(own)
    quickest = Math.min(quickest, performance.now() - started)
    least = Math.min(least, (user + system) / 1000)
  }
  return { cpu: least + (processorTime(others) - idle) / rounds, wall: quickest }
}
