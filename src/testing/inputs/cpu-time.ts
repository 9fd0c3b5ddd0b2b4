/** CPU time of this thread, in milliseconds, which does not depend on other programs. */
const cpuTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** CPU time of some work in milliseconds, the minimum of several runs. */
export function leastCpuTime(work: () => unknown, tries = 3) {
  const taken = Array.from({ length: tries }, () => {
    const before = cpuTime()
    work()
    return cpuTime() - before
  })
  return Math.min(...taken)
}

/**
 * The longest time, in milliseconds of CPU, that this thread computed between two turns of the event loop during
 * `work`, when it could answer no request.
 */
export async function measureHold<Result>(work: () => Promise<Result>) {
  let hold = 0
  let isDone = false
  let last = cpuTime()
  const turn = () => {
    const now = cpuTime()
    hold = Math.max(hold, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work()
  isDone = true
  turn()
  return { result, hold }
}

/** The minimum of `measureHold` over several runs, since the first one compiles, and any may collect garbage. */
export async function leastHold(work: () => Promise<unknown>, tries = 3) {
  let least = Infinity
  for (let run = 0; run < tries; run += 1) least = Math.min(least, (await measureHold(work)).hold)
  return least
}
