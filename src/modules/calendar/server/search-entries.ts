import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

/** Events and whole series; visible to everybody in a shared calendar, to owner and guests in others. */
export const eventEntries: SearchSource<Tables> = {
  tables: { events: 'id' },
  through: {
    calendars: {
      by: 'id',
      when: ['ownerId', 'shared', 'deletedAt'],
      records: (db) => async (ids) => {
        const rows = await db.selectFrom('events').select('id').where('calendarId', 'in', ids.map(Number)).execute()
        return rows.map(({ id }) => id)
      },
    },
  },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('events')
      .innerJoin('calendars', 'calendars.id', 'events.calendarId')
      .select(['events.id', 'title', 'start', 'location', 'description', 'guests', 'startsAt', 'ownerId', 'shared'])
      .where('events.id', 'in', ids.map(Number))
      .where('seriesId', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, title, start, location, description, guests, startsAt, ownerId, shared }) => ({
      recordId: id,
      title,
      detail: location,
      text: [location, description, ...guests.flatMap(({ name, email }) => [name, email])].join('\n'),
      path: `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`,
      at: startsAt,
      users: shared ? 'everyone' : [ownerId, ...guests.flatMap(({ userId }) => userId ?? [])],
    }))
  },
}
