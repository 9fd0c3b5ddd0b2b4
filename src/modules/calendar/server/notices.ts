import type { Db } from '#platform/db/engines/database.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import type { NoticeValue } from '#platform/contracts/notice.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import { maxReminder } from '../contract.ts'
import type { Guest } from '../contract-view.ts'
import type texts from '../locales/en.json'
import { toDayNumber } from '../times/local-time.ts'
import { toUtc } from '../times/zones.ts'
import { columns, findOverrides } from './event-rows.ts'
import { type Family, occurrenceRow, occurrenceStarts } from './series.ts'
import type { EventRow, Tables } from './tables.ts'

type Kind = 'invited' | 'changed' | 'cancelled' | 'answered' | 'reminder'
type NotifyingCall = Pick<Call<Kind>, 'user' | 'events'>

const toTimeValue = ({ start, allDay, timeZone }: EventRow): NoticeValue =>
  allDay ? { day: start.slice(0, 10) } : { at: toUtc(start, timeZone) }

const aboutEvent = (row: EventRow) => ({
  path: `/apps/calendar?event=${row.seriesId ?? row.id}&date=${row.start.slice(0, 10)}`,
  recordId: row.seriesId ?? row.id,
})

const listNotifiedUsers = (row: EventRow) =>
  row.guests.flatMap(({ userId, answer }) => (answer === 'no' ? [] : (userId ?? [])))
const isMoved = (one: EventRow, other: EventRow) =>
  one.start !== other.start || one.end !== other.end || one.location !== other.location || one.allDay !== other.allDay

/** Notifies guests of an invitation, a new time or a cancellation. */
export function notifyGuests(
  { events: { notify, withdraw }, user }: NotifyingCall,
  before: Family | undefined,
  after: readonly Family[],
) {
  const [family] = after
  const was = before?.master
  const row = family?.master ?? was
  if (!row) return
  const send = (kind: Kind, users: readonly string[]) =>
    notify(users, { kind, values: { who: user.name, title: row.title, when: toTimeValue(row) }, ...aboutEvent(row) })
  const invitedBefore = was ? listNotifiedUsers(was) : []
  const invited = family ? listNotifiedUsers(family.master) : []
  const uninvited = invitedBefore.filter((id) => !invited.includes(id))
  if (uninvited.length > 0) {
    for (const kind of ['invited', 'changed'] as const)
      withdraw({ kind, recordId: aboutEvent(row).recordId, users: uninvited })
    send('cancelled', uninvited)
  }
  send(
    'invited',
    invited.filter((id) => !invitedBefore.includes(id)),
  )
  if (was && family && isMoved(was, family.master))
    send(
      'changed',
      invited.filter((id) => invitedBefore.includes(id)),
    )
}

/** Keys of the names of answers in notices. An answer without a name does not compile. */
type AnswerText = `answers.${keyof (typeof texts)['notices']['calendar']['answers']}`

/** Notifies the organiser of a guest's answer. */
export const notifyAnswered = ({ events: { notify }, user }: NotifyingCall, row: EventRow, answer: Guest['answer']) =>
  notify([row.createdById], {
    kind: 'answered',
    values: { who: user.name, title: row.title, answer: { text: `answers.${answer}` satisfies AnswerText } },
    ...aboutEvent(row),
  })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When a reminder is due: for an hour, and not after the start of an event that it precedes. */
function isDue(now: number, start: string, { timeZone, reminderMinutes }: EventRow) {
  if (reminderMinutes === null) return false
  const begin = Date.parse(toUtc(start, timeZone))
  const from = begin - reminderMinutes * minute
  // A reminder at the start is still sent by the next run of the job.
  const until = reminderMinutes > 0 ? Math.min(from + hour, begin) : from + 5 * minute
  return from <= now && now <= until
}

/** Reminds owners and guests once, when the reminder of the event says. */
export async function remind(db: Db<Tables>, { now, events: { notify } }: Pick<Background<Kind>, 'now' | 'events'>) {
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
      // In a shared calendar, only guests are reminded.
      const users = shared ? listNotifiedUsers(occurrence) : [ownerId, ...listNotifiedUsers(occurrence)]
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
