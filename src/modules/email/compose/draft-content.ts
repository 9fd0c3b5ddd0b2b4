import * as z from 'zod'
import { Address, type Email } from '../contract-email.ts'
import { splitQuote } from '../split-quote.ts'

/** The automatically saved fields. The quoted text is separate so that the form can hide it. */
export const DraftContent = z.object({
  to: z.array(Address),
  cc: z.array(Address),
  bcc: z.array(Address),
  subject: z.string(),
  body: z.string(),
  quote: z.string(),
  attachments: z.array(z.string()),
  /** The key of the call that creates a draft with this content, in case its response is lost. */
  clientId: z.string().optional(),
})
export type DraftContent = z.infer<typeof DraftContent>

export const emptyContent: DraftContent = { to: [], cc: [], bcc: [], subject: '', body: '', quote: '', attachments: [] }

const toAddress = ({ name, email }: { name: string; email: string }) => ({ name, email })

export function toContent({ to, cc, bcc, subject, body, attachments }: Email): DraftContent {
  const { text, quote } = splitQuote(body)
  return {
    to: to.map(toAddress),
    cc: cc.map(toAddress),
    bcc: bcc.map(toAddress),
    subject,
    body: text,
    quote: quote ?? '',
    attachments: attachments.map(({ id }) => id),
  }
}

/** The request body of a draft. */
export const toDraftBody = ({ body, quote, clientId: _clientId, ...content }: DraftContent) => ({
  ...content,
  body: `${body}${quote}`,
})

export const isSame = (one: DraftContent, other: DraftContent) => canonical(one) === canonical(other)

const canonical = ({ to, cc, bcc, subject, body, quote, attachments }: DraftContent) =>
  JSON.stringify([[to, cc, bcc].map(toPairs), subject, body, quote, attachments])

const toPairs = (people: DraftContent['to']) => people.map(({ name, email }) => [name, email])

/** Compares text only, since the server may serialise the same formatting differently. */
export const hasSameContent = (one: DraftContent, other: DraftContent) => isSame(asText(one), asText(other))

const asText = (content: DraftContent) => ({
  ...content,
  body: toPlainText(`${content.body}${content.quote}`),
  quote: '',
})

/** True if the user typed nothing apart from the signature. */
export const isBlank = ({ to, cc, bcc, subject, body, attachments }: DraftContent, signature: string) =>
  to.length + cc.length + bcc.length + attachments.length === 0 &&
  subject.trim() === '' &&
  toPlainText(body) === toPlainText(signature)

const toPlainText = (html: string) => html.replace(/<[^>]*>/g, '').trim()

const attached = /\battach(?:ed|ment|ments|ing)?\b|pi[èe]ces? jointes?|ci-joint|en annexe|مرفق|附件|随信附上/i

/** True if the text mentions an attachment and there is none. */
export const lacksAttachment = ({ body, subject, attachments }: DraftContent) =>
  attachments.length === 0 && attached.test(`${subject} ${toPlainText(body)}`)
