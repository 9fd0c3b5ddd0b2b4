import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { inSlices, inTurns } from '#platform/records/in-slices.ts'
import { seriesStarts } from '../recurrence/occurrences.ts'
import { toIsoDate } from '../times/local-time.ts'
import { toMoment } from '../times/zones.ts'
import { columns } from './event-rows.ts'
import { getReminderTime, lateness, remindedDay } from './next-reminder.ts'
import { aboutEvent, listNotifiedUsers, type NoticeKind, toTimeValue } from './notices.ts'
import { occurrenceRow, parseSeriesRule } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

const minute = 60_000
// A run is one transaction; what is left over has its turn in the next run, a minute later.
const maxAtOnce = 200
const maxPerRun = 1000

/**
 * When a reminder is due: for an hour, and not after the start of an event that it precedes. One at the start is due for
 * as long, as the job may have paused, but not for an event that was made or changed since.
 */
function isDue(now: number, start: string, { timeZone, reminderMinutes, updatedAt }: EventRow) {
  if (reminderMinutes === null) return false
  const begin = toMoment(start, timeZone)
  const from = begin - reminderMinutes * minute
  const isChangedSince = Date.parse(updatedAt) > from
  const until =
    reminderMinutes > 0 ? Math.min(from + lateness, begin) : isChangedSince ? from + 5 * minute : from + lateness
  return from <= now && now <= until
}

type Tools = Pick<Background<NoticeKind>, 'now' | 'events'>
type DueRow = Awaited<ReturnType<typeof findDueRows>>[number]

/**
 * Reminds once, when the reminder of the event says: the guests, and the owner of the calendar, or in a shared one the
 * author of the event.
 */
export async function remind(db: Db<Tables>, { now, events: { notify } }: Tools) {
  const from = Date.parse(now)
  for (let count = 0; count < maxPerRun; count += maxAtOnce) {
    const rows = await findDueRows(db, now)
    const changed = await findChangedStarts(db, rows, from)
    await inSlices(rows, ({ ownerId, shared, deletedAt, at: _at, ...row }) => {
      if (deletedAt !== null) return
      for (const start of listNearStarts(row, from)) {
        if (changed.has(`${row.id} ${start}`) || !isDue(from, start, row)) continue
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
    await scheduleNext(db, rows, now)
    if (rows.length < maxAtOnce) return
  }
}

/** The events and series whose next reminder may be due, the earliest first. */
const findDueRows = (db: Db<Tables>, now: string) =>
  db
    .selectFrom('eventReminders')
    .innerJoin('events', 'events.id', 'eventReminders.eventId')
    .innerJoin('calendars', 'calendars.id', 'events.calendarId')
    .select(columns.map((column) => `events.${column}` as const))
    .select(['calendars.ownerId', 'calendars.shared', 'calendars.deletedAt', 'eventReminders.at'])
    .where('eventReminders.at', '<=', now)
    .orderBy('eventReminders.at')
    .orderBy('eventReminders.eventId')
    .limit(maxAtOnce)
    .execute()

const getAim = ({ reminderMinutes }: EventRow, from: number) => remindedDay(from, reminderMinutes ?? 0)

/** The starts whose reminders may be due now, without cancelled occurrences. */
function listNearStarts(row: EventRow, from: number) {
  const rule = parseSeriesRule(row)
  if (!rule) return [row.start]
  const aim = getAim(row, from)
  // Late by an hour, and in a time zone of another day.
  return [...seriesStarts(rule, row.start, aim - 2, aim + 1)].filter((start) => !row.exdates.includes(start))
}

/** The id of the series and the original start of each changed occurrence near the reminded days. */
async function findChangedStarts(db: Db<Tables>, rows: readonly EventRow[], from: number) {
  const series = rows.filter(({ recurrence }) => recurrence !== null)
  if (series.length === 0) return new Set<string>()
  const aims = series.map((row) => getAim(row, from))
  const changed = await db
    .selectFrom('events')
    .select(['seriesId', 'originalStart'])
    .where(
      'seriesId',
      'in',
      series.map(({ id }) => id),
    )
    .where('originalStart', '>=', toIsoDate(Math.min(...aims) - 2))
    .where('originalStart', '<', toIsoDate(Math.max(...aims) + 2))
    .execute()
  return new Set(changed.map(({ seriesId, originalStart }) => `${seriesId} ${originalStart}`))
}

/** Replaces the times of these reminders, unless the event has been changed meanwhile, by those of the next ones. */
async function scheduleNext(db: Db<Tables>, rows: readonly DueRow[], now: string) {
  for await (const row of inTurns(rows)) {
    const at = getReminderTime(row, Date.parse(now))
    const query = db.updateTable('eventReminders').set({ at }).where('eventId', '=', row.id)
    await query.where('at', '=', row.at).execute()
  }
}

/** Schedules events that have no time for their reminder, since they were restored from the audit log. */
export async function scheduleRestored(db: Db<Tables>, { now }: Pick<Background, 'now'>) {
  await db
    .insertInto('eventReminders')
    .columns(['eventId', 'at'])
    .expression(({ selectFrom }) =>
      selectFrom('events')
        .select(['events.id', sql<string>`${now}`.as('at')])
        .where('reminderMinutes', 'is not', null)
        .where('endsAt', '>=', now)
        .where(({ not, exists, selectFrom: from }) =>
          not(
            exists(
              from('eventReminders')
                .select('eventReminders.eventId')
                .whereRef('eventReminders.eventId', '=', 'events.id'),
            ),
          ),
        ),
    )
    .onConflict((on) => on.column('eventId').doNothing())
    .execute()
}
