import type { Calendar, Color, Occurrence } from '../contract.ts'
import { toIsoDate, toDayNumber, isDate, addMinutes, toMinutes } from '../times/local-time.ts'
import { toLocal } from '../times/zones.ts'

/** An occurrence in the user's local time, as every view shows it. */
export interface LocalEvent {
  /** Value of `event` in the URL. */
  key: string
  occurrence: Occurrence
  color: Color
  /** Local times of the reader, or dates. */
  start: string
  end: string
  allDay: boolean
  /** During a change: resolves to the changed event. */
  changedEvent: Promise<Occurrence | undefined> | undefined
}

export const getEventKey = ({ id, seriesId, originalStart }: Pick<Occurrence, 'id' | 'seriesId' | 'originalStart'>) =>
  originalStart === null ? String(id) : `${seriesId ?? id}@${originalStart}`

export const fromKey = (key: string) => {
  const [id = '', originalStart] = key.split('@')
  return { id: Number(id), ...(originalStart && { originalStart }) }
}

/** The id for invitations from other calendars. */
export const invitations = 0
const invitationColor: Color = 'grey'

export function toLocalEvent(
  occurrence: Occurrence,
  calendars: ReadonlyMap<number, Calendar>,
  zone: string,
  changedEvent?: Promise<Occurrence | undefined>,
): LocalEvent {
  const { start, end, allDay, color, calendarId } = occurrence
  const calendar = calendarId === null ? undefined : calendars.get(calendarId)
  return {
    key: getEventKey(occurrence),
    occurrence,
    color: color ?? calendar?.color ?? invitationColor,
    start: allDay ? start : toLocal(start, zone),
    end: allDay ? end : toLocal(end, zone),
    allDay,
    changedEvent,
  }
}

/** Events of a day or longer are shown above the time grid. */
export const isBanner = ({ start, end, allDay }: Pick<LocalEvent, 'start' | 'end' | 'allDay'>) =>
  allDay || toMinutes(end) - toMinutes(start) >= 1440

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * By day, then events above the time grid, then time. The API orders events by moment and all-day ones as if their days
 * were UTC's, which is another order in most time zones.
 */
export const byLocalStart = (one: LocalEvent, other: LocalEvent) =>
  compare(one.start.slice(0, 10), other.start.slice(0, 10)) ||
  Number(isBanner(other)) - Number(isBanner(one)) ||
  compare(one.start, other.start) ||
  compare(one.end, other.end) ||
  compare(one.occurrence.id, other.occurrence.id)

/** The first and last day of an event. */
export function getDaySpan({ start, end }: Pick<LocalEvent, 'start' | 'end'>) {
  const last = isDate(end) ? toDayNumber(end) - 1 : toDayNumber(end > start ? addMinutes(end, -1) : end)
  return { first: toDayNumber(start), last: Math.max(toDayNumber(start), last) }
}

export const isOn = (event: Pick<LocalEvent, 'start' | 'end'>, date: string) => {
  const { first, last } = getDaySpan(event)
  const day = toDayNumber(date)
  return first <= day && day <= last
}

/** The part of a timed event that falls on a day, in minutes from its midnight. */
export function partOn({ start, end }: Pick<LocalEvent, 'start' | 'end'>, date: string) {
  const midnight = toMinutes(toIsoDate(toDayNumber(date)))
  const from = Math.max(0, toMinutes(start) - midnight)
  return { from, to: Math.max(from, Math.min(1440, toMinutes(end) - midnight)) }
}
