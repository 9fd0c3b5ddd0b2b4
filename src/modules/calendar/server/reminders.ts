import type { Db } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import { maxReminder } from '../contract.ts'
import { toDayNumber } from '../times/local-time.ts'
import { toUtc } from '../times/zones.ts'
import { columns, findOverrides } from './event-rows.ts'
import { aboutEvent, listNotifiedUsers, type NoticeKind, toTimeValue } from './notices.ts'
import { occurrenceRow, occurrenceStarts } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When a reminder is due: for an hour, and not after the start of an event that it precedes. One at the start is due for
 * as long, as the job may have paused, but not for an event that was made or changed since.
 */
function isDue(now: number, start: string, { timeZone, reminderMinutes, updatedAt }: EventRow) {
  if (reminderMinutes === null) return false
  const begin = Date.parse(toUtc(start, timeZone))
  const from = begin - reminderMinutes * minute
  const isChangedSince = Date.parse(updatedAt) > from
  const until = reminderMinutes > 0 ? Math.min(from + hour, begin) : isChangedSince ? from + 5 * minute : from + hour
  return from <= now && now <= until
}

/**
 * Reminds once, when the reminder of the event says: the guests, and the owner of the calendar, or in a shared one the
 * author of the event.
 */
export async function remind(
  db: Db<Tables>,
  { now, events: { notify } }: Pick<Background<NoticeKind>, 'now' | 'events'>,
) {
  const from = Date.parse(now)
  const today = toDayNumber(now)
  const rows = await findRowsAround(db, from)
  const overrides = await findOverrides(
    db,
    rows.flatMap(({ id, recurrence }) => (recurrence === null ? [] : [id])),
  )
  await inSlices(rows, ({ ownerId, shared, ...row }) => {
    const family = { master: row, overrides: overrides.get(row.id) ?? [] }
    const daysAhead = Math.ceil(Math.max(row.reminderMinutes ?? 0, 0) / 1440)
    const starts = row.recurrence === null ? [row.start] : occurrenceStarts(family, today - 1, today + daysAhead + 2)
    for (const start of starts) {
      if (!isDue(from, start, row)) continue
      const occurrence = row.recurrence === null ? row : occurrenceRow(row, start)
      const users = [shared ? occurrence.createdById : ownerId, ...listNotifiedUsers(occurrence)]
      notify(users, {
        kind: 'reminder',
        values: { title: occurrence.title, when: toTimeValue(occurrence) },
        once: `${row.id} ${start}`,
        ...aboutEvent(occurrence),
      })
    }
  })
}

/** Events whose reminder may be due: within hours for a usual reminder, else up to the longest reminder ahead. */
function findRowsAround(db: Db<Tables>, from: number) {
  // The day of an all-day event begins and ends at other times in its own time zone.
  const startBefore = (ahead: number) => new Date(from + ahead + day).toISOString()
  return db
    .selectFrom('events')
    .innerJoin('calendars', 'calendars.id', 'events.calendarId')
    .select(columns.map((column) => `events.${column}` as const))
    .select(['calendars.ownerId', 'calendars.shared'])
    .where('calendars.deletedAt', 'is', null)
    .where('events.endsAt', '>=', new Date(from - day).toISOString())
    .where((where) =>
      where.or([
        where('events.reminderMinutes', '<=', hour / minute).and('events.startsAt', '<=', startBefore(hour)),
        where('events.reminderMinutes', '>', hour / minute).and(
          'events.startsAt',
          '<=',
          startBefore(maxReminder * minute),
        ),
      ]),
    )
    .execute()
}
