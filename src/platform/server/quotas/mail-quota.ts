import type { MailAddress } from '#platform/contracts/mail.ts'

/** Quota of external email recipients. `mail.send` counts by itself. */
export interface MailQuota {
  /** Counts the recipients of a message that work in the background sends later; the write fails with 429 above the bound. */
  reserve(recipients: readonly MailAddress[]): void
  /** Takes back what was reserved at `since` (ISO 8601) for a message that does not leave. */
  cancel(recipients: readonly MailAddress[], since: string): Promise<void>
}
