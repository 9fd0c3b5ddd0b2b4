const milliseconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time, in ms, that this thread has computed between two turns of the event loop while `work` was done: for so
 * long nobody else was answered. Counted in the thread's own CPU time, so that a busy machine makes it no longer.
 */
export async function longestHold<Result>(work: () => Promise<Result>) {
  let last = milliseconds()
  let hold = 0
  let isDone = false
  const turn = () => {
    const now = milliseconds()
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
