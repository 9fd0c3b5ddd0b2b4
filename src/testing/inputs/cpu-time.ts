/** CPU time of this thread, in milliseconds of this machine. */
const machineTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const referenceInput = JSON.stringify(
  Array.from({ length: 2000 }, (_, id) => ({ id, name: `Record ${id}`, tags: ['a'] })),
)
// Long enough for clocks that advance by 4 ms.
function referenceWork() {
  for (let round = 0; round < 20; round += 1)
    JSON.stringify(JSON.parse(referenceInput)).replaceAll(/\d+/g, (digits) => `<${digits}>`)
}

// In ms, measured on two idle virtual processors of 2026.
const referenceTime = 20
// In ms; beside other programs a processor may become slower within seconds.
const maxAge = 5000

let slowdown = { factor: 1, measuredAt: -Infinity }

/** How many times slower than the reference machine this one is now; at least 1. */
function currentSlowdown() {
  if (performance.now() - slowdown.measuredAt < maxAge) return slowdown.factor
  let least = Infinity
  for (let run = 0; run < 3; run += 1) {
    const before = machineTime()
    referenceWork()
    least = Math.min(least, machineTime() - before)
  }
  slowdown = { factor: Math.max(1, least / referenceTime), measuredAt: performance.now() }
  return slowdown.factor
}

/**
 * CPU time of some work, the minimum of several runs. Like all times of this file, in milliseconds of the reference
 * machine, so that a limit holds on slow machines too.
 */
export function leastCpuTime(work: () => unknown, tries = 3) {
  const durations = Array.from({ length: tries }, () => {
    const factor = currentSlowdown()
    const before = machineTime()
    work()
    return (machineTime() - before) / factor
  })
  return Math.min(...durations)
}

/**
 * How many times as long some work takes for input of the larger size; the minimum of several rounds. Work of less than
 * `negligible` ms counts as not growing.
 */
export function leastGrowth(
  work: (size: number) => () => unknown,
  sizes: { small: number; large: number },
  negligible: number,
) {
  const large = work(sizes.large)
  const single = work(sizes.small)
  // As long as the larger one, since clocks that advance by 4 ms would measure 5 ms as 4 or 8.
  const repetitions = Math.round(sizes.large / sizes.small)
  const small = () => {
    for (let run = 0; run < repetitions; run += 1) single()
  }
  let least = Infinity
  for (let round = 0; round < 3; round += 1) {
    const after = leastCpuTime(large)
    if (after < negligible) return 1
    least = Math.min(least, (after * repetitions) / leastCpuTime(small))
  }
  return least
}

/**
 * The longest time, in milliseconds of CPU, that this thread computed between two turns of the event loop during
 * `work`, when it could answer no request.
 */
export async function measureHold<Result>(work: () => Promise<Result>) {
  const factor = currentSlowdown()
  let hold = 0
  let isDone = false
  let last = machineTime()
  const turn = () => {
    const now = machineTime()
    hold = Math.max(hold, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work()
  isDone = true
  turn()
  return { result, hold: hold / factor }
}

/** The minimum of `measureHold` over several runs, since the first one compiles, and any may collect garbage. */
export async function leastHold(work: () => Promise<unknown>, tries = 3) {
  let least = Infinity
  for (let run = 0; run < tries; run += 1) least = Math.min(least, (await measureHold(work)).hold)
  return least
}
