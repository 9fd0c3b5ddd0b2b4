import type { Endpoint } from '#platform/contract.ts'

/** Settles no sooner than the endpoint's `minDurationMs`. */
export async function withMinDuration<Result>({ minDurationMs }: Endpoint, run: () => Promise<Result>) {
  if (minDurationMs === undefined) return run()
  const [outcome] = await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, minDurationMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
