import type { Call } from '#platform/server/pipeline/call.ts'
import type { NoticeValue } from '#platform/contracts/notice.ts'
import type { Answer } from '../contract-view.ts'
import { getEventKey } from '../events/local-event.ts'
import type texts from '../locales/en.json'
import { toUtc } from '../times/zones.ts'
import { type EventChange, listOccurrenceChanges, listSeriesChanges } from './family-changes.ts'
import type { Family } from './series.ts'
import type { EventRow } from './tables.ts'

export type NoticeKind = 'invited' | 'changed' | 'relocated' | 'cancelled' | 'answered' | 'reminder'
type NotifyingCall = Pick<Call<NoticeKind>, 'user' | 'events' | 'now'>

export const toTimeValue = ({ start, allDay, timeZone }: EventRow): NoticeValue =>
  allDay ? { day: start.slice(0, 10) } : { at: toUtc(start, timeZone) }

/** The record and the link of a notice: an event, a whole series, or one occurrence. */
export function aboutEvent(row: EventRow, now?: string) {
  const key = getEventKey(row)
  const day = row.start.slice(0, 10)
  // The link to a series opens the first occurrence from this day on.
  const date = row.recurrence !== null && now !== undefined && now > day ? now.slice(0, 10) : day
  return { path: `/apps/calendar?event=${encodeURIComponent(key)}&date=${date}`, recordId: key }
}

/** The users invited to an event who have not declined it. */
export const listNotifiedUsers = (row: EventRow | undefined) =>
  row?.guests.flatMap(({ userId, answer }) => (answer === 'no' ? [] : (userId ?? []))) ?? []

const isInvited = (row: EventRow | undefined, user: string) =>
  row?.guests.some(({ userId }) => userId === user) ?? false

const isMoved = (one: EventRow, other: EventRow) =>
  one.start !== other.start ||
  one.end !== other.end ||
  one.allDay !== other.allDay ||
  (!one.allDay && one.timeZone !== other.timeZone)

/** What to call a change of an event that a guest keeps; undefined if it is of no concern to guests. */
function getKindOfChange({ before, after }: EventChange): NoticeKind | undefined {
  if (!before || !after) return undefined
  if (isMoved(before, after)) return 'changed'
  return before.location === after.location ? undefined : 'relocated'
}

/** Notifies the guests of one changed event, except some, and returns those who are notified. */
function notifyOfChange({ events, user, now }: NotifyingCall, change: EventChange, except: ReadonlySet<string>) {
  const { before, after } = change
  const subject = after ?? before
  if (!subject) return []
  const about = aboutEvent(subject, now)
  const values = { who: user.name, title: subject.title, when: toTimeValue(subject) }
  const send = (kind: NoticeKind, users: readonly string[], outdated: readonly NoticeKind[]) => {
    if (users.length === 0) return
    for (const one of outdated) events.withdraw({ kind: one, recordId: about.recordId, users })
    events.notify(users, { kind, values, ...about })
  }
  const was = listNotifiedUsers(before).filter((id) => !except.has(id))
  const is = listNotifiedUsers(after).filter((id) => !except.has(id))
  const uninvited = was.filter((id) => !isInvited(after, id))
  const invited = is.filter((id) => !isInvited(before, id))
  const kind = getKindOfChange(change)
  const kept = kind ? is.filter((id) => isInvited(before, id)) : []
  send('cancelled', uninvited, ['invited', 'changed', 'relocated'])
  send('invited', invited, ['cancelled'])
  if (kind) send(kind, kept, [])
  return [...uninvited, ...invited, ...kept]
}

/**
 * Notifies guests of an invitation, a new time, a new place or a cancellation, of an event or some of its occurrences.
 * Undoing a change is another change: it is told like one made by hand, and withdraws the notices that it contradicts.
 */
export function notifyGuests(call: NotifyingCall, before: readonly Family[], after: readonly Family[]) {
  const hasGuests = [...before, ...after].some(({ master, overrides }) =>
    [master, ...overrides].some(({ guests }) => guests.some(({ userId }) => userId !== null)),
  )
  if (!hasGuests) return
  const nobody = new Set<string>()
  const notified = new Set(listSeriesChanges(before, after).flatMap((change) => notifyOfChange(call, change, nobody)))
  for (const change of listOccurrenceChanges(before, after)) notifyOfChange(call, change, notified)
}

type NoticeTexts = (typeof texts)['notices']['calendar']
/** Keys of the names of answers in notices. An answer without a name does not compile. */
type AnswerText = `answers.${keyof NoticeTexts['answers']}` | `answersOnce.${keyof NoticeTexts['answersOnce']}`

/** Notifies the organiser of a guest's answer, to a whole event or to one occurrence. */
export function notifyAnswered({ events: { notify }, user, now }: NotifyingCall, row: EventRow, answer: Answer) {
  const text: AnswerText = row.originalStart === null ? `answers.${answer}` : `answersOnce.${answer}`
  notify([row.createdById], {
    kind: 'answered',
    values: { who: user.name, title: row.title, answer: { text } },
    ...aboutEvent(row, now),
  })
}
