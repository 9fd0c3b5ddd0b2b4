import type { Endpoint } from '#platform/contract.ts'

/** Answers no sooner than the endpoint's `minDurationMs`. */
export async function withMinDuration<Answer>({ minDurationMs }: Endpoint, run: () => Promise<Answer>) {
  if (minDurationMs === undefined) return run()
  const [answered] = await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, minDurationMs))])
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}
