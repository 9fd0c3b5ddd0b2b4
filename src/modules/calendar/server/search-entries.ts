import type { SearchSource } from '#platform/server/search/search-source.ts'
import { getEventKey } from '../events/local-event.ts'
import { columns } from './event-rows.ts'
import type { EventRow, Tables } from './tables.ts'

const ownWords = ['title', 'location', 'description'] as const

/** A series has no date, so that its link opens the next occurrence. */
function toPath(row: EventRow) {
  const key = encodeURIComponent(getEventKey(row))
  return `/apps/calendar?${row.recurrence === null ? `date=${row.start.slice(0, 10)}&` : ''}event=${key}`
}

/** Events, whole series and renamed occurrences; visible to everybody in a shared calendar, to owner and guests in others. */
export const eventEntries: SearchSource<Tables> = {
  version: 2,
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
      .leftJoin('events as series', 'series.id', 'events.seriesId')
      .select(columns.map((column) => `events.${column}` as const))
      .select(['events.startsAt', 'ownerId', 'shared'])
      .where('events.id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      // Of the changed occurrences, those with words of their own.
      .where(({ eb, or, ref }) =>
        or([
          eb('events.seriesId', 'is', null),
          ...ownWords.map((column) => eb(`events.${column}`, '<>', ref(`series.${column}`))),
        ]),
      )
      .execute()
    return rows.map(({ ownerId, shared, startsAt, ...row }) => ({
      recordId: row.id,
      title: row.title,
      detail: row.location,
      text: [row.location, row.description, ...row.guests.flatMap(({ name, email }) => [name, email])].join('\n'),
      path: toPath(row),
      at: startsAt,
      users: shared ? 'everyone' : [ownerId, ...row.guests.flatMap(({ userId }) => userId ?? [])],
    }))
  },
}
