import { existsSync, readFileSync } from 'node:fs'

/** In milliseconds. */
export interface Cost {
  cpu: number
  wall: number
}

// Linux counts time in hundredths of a second on every processor.
const tick = 10

/** Processor time of each of these processes, as far as it still runs. */
function processorTimes(ids: readonly number[]) {
  const times = new Map<number, number>()
  for (const id of ids) {
    const file = `/proc/${id}/stat`
    // A pool closes idle connections, and their processes end.
    if (!existsSync(file)) continue
    const stat = readFileSync(file, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    times.set(id, (Number(fields[11]) + Number(fields[12])) * tick)
  }
  return times
}

interface Measured {
  rounds: number
  /**
   * Processes that work for this one, such as those of a database; queried after the first run, which may start some.
   */
  others?: () => Promise<readonly number[]>
  /** Runs before each run, without being measured. */
  before?: () => Promise<unknown>
}

/**
 * The cost of one run. The wall time is the minimum, since the machine runs other programs; the processor time is the
 * average, including processes that work for this one.
 */
export async function costOf(run: () => Promise<unknown>, { rounds, others, before }: Measured): Promise<Cost> {
  await run()
  let quickest = Infinity
  let least = Infinity
  const ids = (await others?.()) ?? []
  const idle = processorTimes(ids)
  for (let round = 0; round < rounds; round += 1) {
    await before?.()
    const [started, own] = [performance.now(), process.cpuUsage()]
    await run()
    const { user, system } = process.cpuUsage(own)
    quickest = Math.min(quickest, performance.now() - started)
    least = Math.min(least, (user + system) / 1000)
  }
  let worked = 0
  for (const [id, time] of processorTimes(ids)) worked += time - (idle.get(id) ?? time)
  return { cpu: least + worked / rounds, wall: quickest }
}
