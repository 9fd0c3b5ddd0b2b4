const milliseconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time, in ms, that this thread computed between two turns of the event loop during `work`, when no request
 * could be answered. In the thread's CPU time, so that a busy machine does not lengthen it.
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
