import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

/**
 * What somebody who is gone had for themselves: calendars that nobody else saw, but for the events to which colleagues are
 * invited, who still have them in theirs. Calendars that are shared stay as they are.
 */
export async function forgetCalendars(db: Db<Tables>, userId: string) {
  const own = db.selectFrom('calendars').select('id').where('ownerId', '=', userId).where('shared', '=', false)
  await db
    .deleteFrom('events')
    .where('calendarId', 'in', own)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('events as kin')
            .innerJoin('eventGuests', 'eventGuests.eventId', 'kin.id')
            .select('kin.id')
            .where('eventGuests.userId', '!=', userId)
            // A series and the occurrences that differ from it are one.
            .where(({ eb, fn }) =>
              eb(fn.coalesce('kin.seriesId', 'kin.id'), '=', fn.coalesce('events.seriesId', 'events.id')),
            ),
        ),
      ),
    )
    .execute()
  await db
    .deleteFrom('calendars')
    .where('id', 'in', own)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events').select('events.id').whereRef('events.calendarId', '=', 'calendars.id'))),
    )
    .execute()
  await db.deleteFrom('calendarUndos').where('userId', '=', userId).execute()
}
