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

async function holdOf(work: () => Promise<unknown>) {
  let longest = 0
  let isOver = false
  let last = cpuTime()
  const watch = () => {
    const now = cpuTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  isOver = true
  watch()
  return longest
}

/**
 * The longest time, in milliseconds of CPU, that some work blocked the event loop: the minimum of several runs, since
 * the first one compiles, and any may collect garbage.
 */
export async function longestHold(work: () => Promise<unknown>, tries = 3) {
  let least = Infinity
  for (let turn = 0; turn < tries; turn += 1) least = Math.min(least, await holdOf(work))
  return least
}
