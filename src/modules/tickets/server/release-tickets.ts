import type { Db } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { tickets } from '../contract.ts'
import { changeTicket } from './history.ts'
import { assigneeColumns } from './requester.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'
import { isNotClosed } from './ticket-conditions.ts'
import { selectTickets } from './ticket-rows.ts'

/**
 * Unassigns a removed user's open and waiting tickets, with a history entry in their name. Closed tickets keep their
 * assignee.
 */
export async function releaseTickets(
  db: Db<Tables>,
  userId: string,
  { now, events: { announce } }: Pick<Background, 'now' | 'events'>,
) {
  const rows = await selectTickets(db).where('assigneeId', '=', userId).where(isNotClosed).execute()
  const assignee = await assigneeColumns(db, null)
  const serviceLevels = await readServiceLevels(db)
  for (const row of rows) {
    await changeTicket(db, { ...row, updatedAt: now }, { assignee }, { userId, now, serviceLevels })
  }
  await db.deleteFrom('ticketWatchers').where('userId', '=', userId).execute()
  announce('everyone', undefined, tickets.name)
}
