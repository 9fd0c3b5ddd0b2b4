import type { Db } from '#platform/db/engines/database.ts'
import { columns } from './event-rows.ts'
import { type Family, toFamilies } from './series.ts'
import type { Tables } from './tables.ts'

/** Bounds the notices of one request. */
const maxInvitations = 200

/** The next events of a calendar to which colleagues are invited. */
export async function findInvitations(db: Db<Tables>, calendarId: number, now: string): Promise<Family[]> {
  const invited = await db
    .selectFrom('events')
    .innerJoin('eventGuests', 'eventGuests.eventId', 'events.id')
    .select(({ fn }) => fn.coalesce('events.seriesId', 'events.id').as('id'))
    .select(({ fn }) => fn.min('events.startsAt').as('startsAt'))
    .where('events.calendarId', '=', calendarId)
    .where('events.endsAt', '>=', now)
    .groupBy(({ fn }) => fn.coalesce('events.seriesId', 'events.id'))
    .orderBy('startsAt')
    .limit(maxInvitations)
    .execute()
  const ids = invited.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select(columns)
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('seriesId', 'in', ids)]))
    .orderBy('id')
    .execute()
  return toFamilies(rows)
}
