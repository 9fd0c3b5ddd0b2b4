import type { Db } from '#platform/db/engines/database.ts'
import type { Notifier } from '#platform/server/events/notifier.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { selectTickets, type TicketRow } from './ticket-rows.ts'
import type { Tables } from './tables.ts'
import { isOpen } from './ticket-conditions.ts'

export interface NotifyingCall {
  events: Notifier<'assigned' | 'replied' | 'mentioned' | 'due'>
}

const aboutTicket = ({ id }: Pick<TicketRow, 'id'>) => ({ path: `/apps/tickets?ticket=${id}`, recordId: id })

/** Tells whoever a ticket was given to; who had it until then is no longer told that it is theirs. */
export function notifyAssigned(
  { events: { notify, withdraw } }: NotifyingCall,
  who: string,
  before: TicketRow | undefined,
  after: TicketRow,
) {
  if (before?.assigneeId === after.assigneeId) return
  if (before?.assigneeId) withdraw({ kind: 'assigned', recordId: after.id, users: [before.assigneeId] })
  notify([after.assigneeId], { kind: 'assigned', values: { who, title: after.ticketTitle }, ...aboutTicket(after) })
}

/** Tells those who are named in it, and of the others who has the ticket in hand or watches it. */
export function notifyComment(
  { events: { notify } }: NotifyingCall,
  who: string,
  row: TicketRow,
  named: readonly string[],
) {
  const values = { who, title: row.ticketTitle }
  const others = [row.assigneeId, ...(row.watchers?.split(',') ?? [])].filter(
    (id) => id !== null && !named.includes(id),
  )
  notify(named, { kind: 'mentioned', values, ...aboutTicket(row) })
  notify(others, { kind: 'replied', values, ...aboutTicket(row) })
}

const hour = 3_600_000

/** Tells once of each promise that ends within the hour. */
export async function notifyDue(
  db: Db<Tables>,
  { now, events: { notify } }: Pick<Background<'due'>, 'now' | 'events'>,
) {
  const rows = await selectTickets(db)
    .where(isOpen)
    .where('deletedAt', 'is', null)
    .where('assigneeId', 'is not', null)
    .where('dueAt', '>', now)
    .where('dueAt', '<=', new Date(Date.parse(now) + hour).toISOString())
    .execute()
  for (const row of rows)
    notify([row.assigneeId], {
      kind: 'due',
      values: { title: row.ticketTitle, when: { at: row.dueAt } },
      once: `${row.id} ${row.dueAt}`,
      ...aboutTicket(row),
    })
}
