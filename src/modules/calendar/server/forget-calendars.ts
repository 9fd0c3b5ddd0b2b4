import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

/**
 * Deletes a removed user's private calendars, except events with other guests, who keep them. Shared calendars remain.
 */
export async function forgetCalendars(db: Db<Tables>, userId: string) {
  const ownCalendars = db.selectFrom('calendars').select('id').where('ownerId', '=', userId).where('shared', '=', false)
  await db
    .deleteFrom('events')
    .where('calendarId', 'in', ownCalendars)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('events as kin')
            .innerJoin('eventGuests', 'eventGuests.eventId', 'kin.id')
            .select('kin.id')
            .where('eventGuests.userId', '!=', userId)
            // A series and its changed occurrences belong together.
            .where(({ eb, fn }) =>
              eb(fn.coalesce('kin.seriesId', 'kin.id'), '=', fn.coalesce('events.seriesId', 'events.id')),
            ),
        ),
      ),
    )
    .execute()
  await db
    .deleteFrom('calendars')
    .where('id', 'in', ownCalendars)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events').select('events.id').whereRef('events.calendarId', '=', 'calendars.id'))),
    )
    .execute()
  await db.deleteFrom('calendarUndos').where('userId', '=', userId).execute()
}
