import type { Ticket } from '../contract.ts'

/** Text as HTML shows it. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Filled = Pick<Ticket, 'id' | 'ticketTitle' | 'requester'>

/** The placeholders of canned replies, and their values. */
export const placeholders = {
  'requester.name': ({ requester }: Filled) => requester.name || requester.email,
  'requester.company': ({ requester }: Filled) => requester.company || requester.name || requester.email,
  'ticket.number': ({ id }: Filled) => `#${id}`,
  'ticket.title': ({ ticketTitle }: Filled) => ticketTitle,
  'agent.name': (_: Filled, agent: { name: string }) => agent.name,
} as const

const isKnown = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name)

/** Fills in a canned reply for a ticket. Unknown placeholders stay visible. */
export const fillInReply = (html: string, ticket: Filled, agent: { name: string }) =>
  html.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (all, name: string) =>
    isKnown(name) ? escaped(placeholders[name](ticket, agent)) : all,
  )
