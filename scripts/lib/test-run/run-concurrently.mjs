/** Runs many tasks, at most `limit` at a time, starting them in order. */
export async function runConcurrently(tasks, limit) {
  const waiting = tasks.values()
  const worker = async () => {
    for (const task of waiting) await task()
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
