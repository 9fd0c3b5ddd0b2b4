import { escapeHtml } from '#platform/text/escape-html.ts'
import type { Draft } from '../contract.ts'
import type { Address, Email } from '../contract-email.ts'

export type AnswerKind = 'reply' | 'replyAll' | 'forward'

interface Texts {
  /** For example "On 3 March, Isla wrote:". */
  wrote: string
  /** Header lines of a forwarded message. */
  forwarded: readonly string[]
}

const prefix = /^\s*(re|aw|sv|ref|réf|رد|回复|答复|fwd?|tr|wg|إعادة توجيه|转发)\s*[:\uFF1A]\s*/i

/** Removes all reply and forward prefixes from a subject. */
export const withoutPrefixes = (subject: string): string => {
  const withoutPrefix = subject.replace(prefix, '')
  return withoutPrefix === subject ? subject.trim() : withoutPrefixes(withoutPrefix)
}

const isSame = (one: Pick<Address, 'email'>, other: Pick<Address, 'email'>) =>
  one.email.toLowerCase() === other.email.toLowerCase()

const removeDuplicates = (addresses: readonly Address[]) =>
  addresses.filter((address, index) => addresses.findIndex((one) => isSame(one, address)) === index)

/** Recipients of a reply: the sender, or the former recipients if the message is the user's own. */
export function getReplyRecipients(message: Email, kind: AnswerKind, me: Pick<Address, 'email'>) {
  if (kind === 'forward') return { to: [], cc: [] }
  const isOwn = isSame(message.from, me)
  const to = isOwn ? message.to : [message.from]
  if (kind === 'reply') return { to: removeDuplicates(to), cc: [] }
  const withoutUser = (addresses: readonly Address[]) => addresses.filter((one) => !isSame(one, me))
  const recipients = removeDuplicates([...to, ...(isOwn ? [] : withoutUser(message.to))])
  return {
    to: recipients,
    cc: removeDuplicates(withoutUser(message.cc)).filter((one) => !recipients.some((other) => isSame(one, other))),
  }
}

/** The initial draft of a reply or forward. */
export function createAnswer(
  message: Email,
  kind: AnswerKind,
  { me, signature, texts }: { me: Pick<Address, 'email'>; signature: string; texts: Texts },
): Draft {
  const isForward = kind === 'forward'
  const head = isForward ? texts.forwarded.map(escapeHtml).join('<br>') : escapeHtml(texts.wrote)
  return {
    ...getReplyRecipients(message, kind, me),
    subject: `${isForward ? 'Fwd' : 'Re'}: ${withoutPrefixes(message.subject)}`.slice(0, 500),
    body: `<p></p>${signature}<p>${head}</p><blockquote>${message.body}</blockquote>`,
    ...(isForward
      ? { forwards: message.id, attachments: message.attachments.map(({ id }) => id) }
      : { inReplyTo: message.id }),
  }
}
