/** Counts what many pieces of work say has passed and failed. Most keep one processor busy, so two go on at a time. */
export async function inLanes(work) {
  const waiting = work.values()
  const total = { passed: 0, failed: 0 }
  const lane = async () => {
    for (const one of waiting) {
      const { passed, failed } = await one()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all([lane(), lane()])
  return total
}
