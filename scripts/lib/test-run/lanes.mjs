// Most pieces use one processor. If other steps run meanwhile, the run sets one lane.
const lanes = Number(process.env.ATRIUM_TEST_LANES ?? 2)

/** Counts passed and failed results of many pieces of work, of which several run at a time. */
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
  await Promise.all(Array.from({ length: lanes }, lane))
  return total
}
