import * as z from 'zod'
import { StoredFile } from '#platform/files/stored-file.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { PrintedPaper } from './printed-paper.ts'

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
  /** Attached as PDF files, which are written when the email leaves: a transaction would wait for them. */
  papers: z.array(PrintedPaper).max(5).optional(),
})
export type Mail = z.infer<typeof Mail>
