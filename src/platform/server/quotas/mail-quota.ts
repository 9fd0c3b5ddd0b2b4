import type { MailAddress } from '#platform/contracts/mail.ts'

/** Quota of external email recipients. `mail.send` counts by itself. */
export interface MailQuota {
  /** Counts the recipients of a message that a job sends later; the write fails with 429 above the limit. */
  reserve(recipients: readonly MailAddress[]): void
  /** Undoes what was reserved at `since` (ISO 8601) for a message that is not sent. */
  cancel(recipients: readonly MailAddress[], since: string): Promise<void>
}
