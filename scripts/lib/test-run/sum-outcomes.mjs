// Most tasks use one processor. If other steps run at the same time, the test run sets one task at a time.
const concurrency = Number(process.env.ATRIUM_TEST_CONCURRENCY ?? 2)

/** Runs tasks concurrently, and returns the numbers of passed and failed ones. */
export async function sumOutcomes(tasks) {
  const waiting = tasks.values()
  const total = { passed: 0, failed: 0 }
  const worker = async () => {
    for (const task of waiting) {
      const { passed, failed } = await task()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return total
}
