import type { Endpoint } from '#platform/contract.ts'

/** Answers no sooner than the endpoint says (`minDurationMs`), whatever the answer is. */
export async function withMinDuration<Answer>({ minDurationMs }: Endpoint, run: () => Promise<Answer>) {
  if (minDurationMs === undefined) return run()
  const [answered] = await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, minDurationMs))])
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}
