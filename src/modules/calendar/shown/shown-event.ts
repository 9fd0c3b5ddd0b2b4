import type { Calendar, Color, Occurrence } from '../contract.ts'
import { dateOf, dayOf, isDate, later, minutesOf } from '../times/local-time.ts'
import { toLocal } from '../times/zones.ts'

/** An occurrence in the user's local time. */
export interface ShownEvent {
  /** Value of `event` in the URL. */
  key: string
  occurrence: Occurrence
  color: Color
  /** Local times of the reader, or dates. */
  start: string
  end: string
  allDay: boolean
  /** During a change: resolves to the changed event. */
  arrival: Promise<Occurrence | undefined> | undefined
}

export const keyOf = ({ id, seriesId, originalStart }: Pick<Occurrence, 'id' | 'seriesId' | 'originalStart'>) =>
  originalStart === null ? String(id) : `${seriesId ?? id}@${originalStart}`

export const fromKey = (key: string) => {
  const [id = '', originalStart] = key.split('@')
  return { id: Number(id), ...(originalStart && { originalStart }) }
}

/** The id for invitations from other calendars. */
export const invitations = 0
const invitationColor: Color = 'grey'

export function toShown(
  occurrence: Occurrence,
  calendars: ReadonlyMap<number, Calendar>,
  zone: string,
  arrival?: Promise<Occurrence | undefined>,
): ShownEvent {
  const { start, end, allDay, color, calendarId } = occurrence
  const own = calendarId === null ? undefined : calendars.get(calendarId)
  return {
    key: keyOf(occurrence),
    occurrence,
    color: color ?? own?.color ?? invitationColor,
    start: allDay ? start : toLocal(start, zone),
    end: allDay ? end : toLocal(end, zone),
    allDay,
    arrival,
  }
}

/** Events of a day or longer are shown above the time grid. */
export const isBanner = ({ start, end, allDay }: Pick<ShownEvent, 'start' | 'end' | 'allDay'>) =>
  allDay || minutesOf(end) - minutesOf(start) >= 1440

/** The first and last day of an event. */
export function daySpanOf({ start, end }: Pick<ShownEvent, 'start' | 'end'>) {
  const last = isDate(end) ? dayOf(end) - 1 : dayOf(end > start ? later(end, -1) : end)
  return { first: dayOf(start), last: Math.max(dayOf(start), last) }
}

export const isOn = (event: Pick<ShownEvent, 'start' | 'end'>, date: string) => {
  const { first, last } = daySpanOf(event)
  const day = dayOf(date)
  return first <= day && day <= last
}

/** The part of a timed event that falls on a day, in minutes from its midnight. */
export function partOn({ start, end }: Pick<ShownEvent, 'start' | 'end'>, date: string) {
  const midnight = minutesOf(dateOf(dayOf(date)))
  const from = Math.max(0, minutesOf(start) - midnight)
  return { from, to: Math.max(from, Math.min(1440, minutesOf(end) - midnight)) }
}
