import { toDayNumber, addMinutes, addDays, getDuration, timeOfDay, toMinutes } from '../times/local-time.ts'
import { isBanner, type LocalEvent } from '../events/local-event.ts'
import type { Range } from './grid-props.ts'

/** Position of a pointer: a day, and a time unless it is in the all-day row. */
export interface GridPosition {
  date: string
  minutes: number | null
}

export type Drag =
  | { kind: 'create'; from: GridPosition; to: GridPosition }
  | { kind: 'move' | 'resize'; event: LocalEvent; from: GridPosition; to: GridPosition }

const snap = 15
const defaultLength = 60

const at = (date: string, minutes: number) => addMinutes(`${date}T00:00`, minutes)
const snapped = (minutes: number) => Math.floor(minutes / snap) * snap
const nextDay = (date: string) => addDays(date, 1)

/** The range between two positions, in either order. */
function createdRange(from: GridPosition, to: GridPosition): Range {
  if (from.minutes === null || to.minutes === null) {
    const [first = from.date, last = first] = [from.date, to.date].toSorted()
    return { start: first, end: nextDay(last), allDay: true }
  }
  // Timed events are created within one day.
  const [low, high] = from.minutes <= to.minutes ? [from.minutes, to.minutes] : [to.minutes, from.minutes]
  return { start: at(from.date, snapped(low)), end: at(from.date, Math.min(1440, snapped(high) + snap)), allDay: false }
}

/** The range for a click without a drag: an hour, or the day. */
export const pressedRange = ({ date, minutes }: GridPosition): Range => {
  if (minutes === null) return { start: date, end: nextDay(date), allDay: true }
  const start = Math.floor(Math.min(minutes, 1440 - 30) / 30) * 30
  return { start: at(date, start), end: at(date, start + defaultLength), allDay: false }
}

function movedRange(event: LocalEvent, from: GridPosition, to: GridPosition): Range {
  const days = toDayNumber(to.date) - toDayNumber(from.date)
  const { start, end, allDay } = event
  if (to.minutes === null) {
    if (from.minutes === null) return { start: addDays(start, days), end: addDays(end, days), allDay }
    return { start: to.date, end: nextDay(to.date), allDay: true }
  }
  if (from.minutes === null) {
    const first = at(to.date, snapped(to.minutes))
    return { start: first, end: addMinutes(first, defaultLength), allDay: false }
  }
  const grabOffset = toMinutes(at(from.date, from.minutes)) - toMinutes(start)
  const first = at(to.date, Math.round((to.minutes - grabOffset) / snap) * snap)
  return { start: first, end: addMinutes(first, getDuration(start, end)), allDay: false }
}

function resizedRange({ start, end, allDay }: LocalEvent, to: GridPosition): Range {
  if (allDay) {
    const first = start.slice(0, 10)
    return { start, end: nextDay(to.date < first ? first : to.date), allDay }
  }
  // In the all-day row, the end keeps its time of day.
  const newEnd = to.minutes === null ? `${to.date}${timeOfDay(end)}` : at(to.date, snapped(to.minutes) + snap)
  const minEnd = addMinutes(start, snap)
  return { start, end: newEnd > minEnd ? newEnd : minEnd, allDay }
}

/** The range of the event after a drag. */
export function draggedRange(drag: Drag): Range {
  if (drag.kind === 'create') return createdRange(drag.from, drag.to)
  return drag.kind === 'move' ? movedRange(drag.event, drag.from, drag.to) : resizedRange(drag.event, drag.to)
}

/** One step of an event by the keyboard: a day, a week, or a quarter of an hour. */
export function shiftRangeByKey(
  event: LocalEvent,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): Range {
  const { start, end, allDay } = event
  const steps = isBanner(event) && allDay ? 0 : minutes
  const moved = (local: string) => addMinutes(addDays(local, days), steps)
  return { start: moved(start), end: moved(end), allDay }
}

export const sameRange = (one: Range, other: Range) =>
  one.start === other.start && one.end === other.end && one.allDay === other.allDay
