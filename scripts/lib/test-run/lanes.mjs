// Most pieces keep one processor busy. Where other steps run meanwhile, the run says that one is enough.
const lanes = Number(process.env.ATRIUM_TEST_LANES ?? 2)

/** Counts what many pieces of work say has passed and failed. Several go on at a time. */
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
