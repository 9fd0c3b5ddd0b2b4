import type { DraftContent } from './draft-content.ts'
import type { Address } from '../contract-email.ts'
import type { Recipient } from './read-addresses.ts'

export type Recipients = Record<'to' | 'cc' | 'bcc', readonly Recipient[]>

export const asRecipients = ({ to, cc, bcc }: DraftContent): Recipients => {
  const withoutErrors = (people: DraftContent['to']) => people.map((one) => ({ ...one, isBroken: false }))
  return { to: withoutErrors(to), cc: withoutErrors(cc), bcc: withoutErrors(bcc) }
}

export const kinds = ['to', 'cc', 'bcc'] as const

/** The recipients of a reply to all, for a draft that has some of them. */
export type AddedRecipients = Readonly<Record<'to' | 'cc', readonly Address[]>>
