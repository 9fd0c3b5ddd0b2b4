import type { Db } from '#platform/db/engines/database.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { selectTickets, type TicketRow } from './ticket-rows.ts'
import type { Tables } from './tables.ts'
import { isOpen } from './ticket-conditions.ts'

export interface NotifyingCall {
  events: Pick<Notifier<'assigned' | 'replied' | 'mentioned' | 'due'>, 'notify' | 'withdraw'>
}

const aboutTicket = ({ id }: Pick<TicketRow, 'id'>) => ({ path: `/apps/tickets?ticket=${id}`, recordId: id })

/** Notifies the new assignee, and removes the notice of the former one. */
export function notifyAssigned(
  { events: { notify, withdraw } }: NotifyingCall,
  actorName: string,
  before: TicketRow | undefined,
  after: TicketRow,
) {
  if (before?.assigneeId === after.assigneeId) return
  if (before?.assigneeId) withdraw({ kind: 'assigned', recordId: after.id, users: [before.assigneeId] })
  notify([after.assigneeId], {
    kind: 'assigned',
    values: { who: actorName, title: after.ticketTitle },
    ...aboutTicket(after),
  })
}

/** Notifies mentioned users, the assignee and the watchers. */
export function notifyComment(
  { events: { notify } }: NotifyingCall,
  actorName: string,
  row: TicketRow,
  named: readonly string[],
) {
  const values = { who: actorName, title: row.ticketTitle }
  const recipients = [row.assigneeId, ...(row.watchers?.split(',') ?? [])].filter(
    (id) => id !== null && !named.includes(id),
  )
  notify(named, { kind: 'mentioned', values, ...aboutTicket(row) })
  notify(recipients, { kind: 'replied', values, ...aboutTicket(row) })
}

const hour = 3_600_000

/** Notifies once of each deadline within the next hour. */
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
