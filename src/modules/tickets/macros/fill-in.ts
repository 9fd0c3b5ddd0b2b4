import type { Ticket } from '../contract.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { fillPlaceholders } from '#platform/text/fill-placeholders.ts'

type Filled = Pick<Ticket, 'id' | 'ticketTitle' | 'requester'>

/** The placeholders of macros, and their values. */
export const placeholders = {
  'requester.name': ({ requester }: Filled) => requester.name || requester.email,
  'requester.company': ({ requester }: Filled) => requester.company || requester.name || requester.email,
  'ticket.number': ({ id }: Filled) => `#${id}`,
  'ticket.title': ({ ticketTitle }: Filled) => ticketTitle,
  'agent.name': (_: Filled, agent: { name: string }) => agent.name,
} as const

const isKnown = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name)

/** Fills in a macro for a ticket. Unknown placeholders stay visible. */
export const fillInReply = (html: string, ticket: Filled, agent: { name: string }) =>
  fillPlaceholders(html, (name) => (isKnown(name) ? escapeHtml(placeholders[name](ticket, agent)) : undefined))
