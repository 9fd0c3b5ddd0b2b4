import * as z from 'zod'
import { StoredFile } from '#platform/pictures/file.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'

export const MailAddress = z.object({ name: z.string(), email: z.string() })
export type MailAddress = z.infer<typeof MailAddress>

/** An email. Without `from`, the application is the sender. */
export const Mail = z.object({
  to: z.array(MailAddress),
  cc: z.array(MailAddress).optional(),
  bcc: z.array(MailAddress).optional(),
  from: MailAddress.optional(),
  replyTo: MailAddress.optional(),
  subject: z.string(),
  html: SafeHtml,
  attachments: z.array(StoredFile).optional(),
})
export type Mail = z.infer<typeof Mail>
