const minute = 60_000
// Retries cover a night without a mail server; later failures need an operator.
const pauses = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)

/** When a delivery that has failed `failures` times is tried again; undefined after the last attempt. */
export function getRetryTime(failures: number, now: Date): string | undefined {
  const pause = pauses[failures - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause).toISOString()
}
