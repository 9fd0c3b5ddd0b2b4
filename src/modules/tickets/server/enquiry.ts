import type { Db } from '#platform/db/engines/database.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Background, AssignedEnquiry } from '#platform/server/pipeline/call.ts'
import { toParagraphs } from '#platform/server/html/rich-text.ts'
import { TicketDraft, tickets } from '../contract.ts'
import { createTicket } from './create-ticket.ts'
import { type RunCall, runAutomations } from './run-automations.ts'
import type { Tables } from './tables.ts'

type TicketTools = Pick<Background, 'now'> & {
  services: { files: Pick<Files, 'attach'> } & RunCall['services']
  events: Pick<Background['events'], 'announce' | 'notify' | 'withdraw'>
}

/** Creates a ticket from a form's message, for a known or unknown requester. */
export async function createFromEnquiry(
  db: Db<Tables>,
  enquiry: AssignedEnquiry,
  { now, services, events }: TicketTools,
) {
  const { name, email, company, subject, text, assigneeId } = enquiry
  const body = TicketDraft.extend({ ticketDescription: SafeHtml }).parse({
    ticketTitle: subject.slice(0, 200),
    ticketDescription: toParagraphs(text),
    requester: { name: name.slice(0, 160), email, company: company.slice(0, 120) },
  })
  const { id } = await createTicket(db, { body, user: { id: assigneeId }, now, services })
  await runAutomations(db, 'created', [id], { now, events, services })
  events.announce('everyone', id, tickets.name)
}
