import type { Endpoint } from '#platform/contract.ts'

/** Answers no sooner than the endpoint says (`evenly`, in ms), whatever the answer is. */
export async function noSoonerThan<Answer>({ evenly }: Endpoint, run: () => Promise<Answer>) {
  if (evenly === undefined) return run()
  const [answered] = await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, evenly))])
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}
