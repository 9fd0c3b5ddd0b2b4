import type { Db } from '#platform/db/engines/database.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import type { NoticeValue } from '#platform/contracts/notice.ts'
import { inSlices } from '#platform/records/in-slices.ts'
import type { Guest } from '../contract-shown.ts'
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

const ahead = 15 * 60_000
const day = 86_400_000

/** Reminds owners and guests once, 15 minutes before. */
export async function remind(db: Db<Tables>, { now, events: { notify } }: Pick<Background<Kind>, 'now' | 'events'>) {
  const from = Date.parse(now)
  const until = from + ahead
  const rows = await db
    .selectFrom('events')
    .innerJoin('calendars', 'calendars.id', 'events.calendarId')
    .select(columns.map((column) => `events.${column}` as const))
    .select(['calendars.ownerId', 'calendars.shared'])
    .where('calendars.deletedAt', 'is', null)
    .where('events.allDay', '=', false)
    .where('events.startsAt', '<=', new Date(until).toISOString())
    .where('events.endsAt', '>=', new Date(from - day).toISOString())
    .execute()
  const overrides = Map.groupBy(
    await findOverrides(
      db,
      rows.flatMap(({ id, recurrence }) => (recurrence === null ? [] : [id])),
    ),
    ({ seriesId }) => seriesId,
  )
  await inSlices(rows, ({ ownerId, shared, ...row }) => {
    const family = { master: row, overrides: overrides.get(row.id) ?? [] }
    const today = toDayNumber(new Date(from).toISOString())
    const starts = row.recurrence === null ? [row.start] : [...occurrenceStarts(family, today - 1, today + 2)]
    for (const start of starts) {
      const at = Date.parse(toUtc(start, row.timeZone))
      if (at < from || at > until) continue
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
