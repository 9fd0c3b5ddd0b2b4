import { refused } from '#platform/errors/failure.ts'
import { firstSeriesDay } from '../recurrence/occurrences.ts'
import { BadRule, formatRule, parseRule } from '../recurrence/rule.ts'
import { timeOfDay, toIsoDate, isDate, addMinutes, getDuration } from '../times/local-time.ts'
import { toLocal } from '../times/zones.ts'
import type { EventRow } from './tables.ts'

const maxMinutes = 366 * 24 * 60

/** Validates times and rule; returns the rule in canonical form, and the first start that matches it. */
export function checkedEvent(row: EventRow): EventRow {
  const { start, end, allDay } = row
  if (isDate(start) !== allDay) throw refused('start', allDay ? 'An all-day event starts on a date' : 'Enter a time')
  if (isDate(end) !== allDay) throw refused('end', allDay ? 'An all-day event ends on a date' : 'Enter a time')
  const length = getDuration(start, end)
  if (length < 0 || (allDay && length === 0)) throw refused('end', 'The event ends before it starts')
  if (length > maxMinutes) throw refused('end', 'The event lasts longer than a year')
  if (row.recurrence === null) return row
  const recurrence = checkedRule(row.recurrence, row)
  const first = firstSeriesDay(recurrence, start)
  if (first === undefined) throw refused('recurrence', 'The rule has no occurrences')
  const moved = `${toIsoDate(first)}${timeOfDay(start)}`
  return { ...row, start: moved, end: addMinutes(moved, length), recurrence: formatRule(recurrence) }
}

function checkedRule(text: string, { timeZone, allDay }: EventRow) {
  try {
    const rule = parseRule(text.replace(/^RRULE:/i, ''), (utc) => toLocal(utc, timeZone))
    return allDay && rule.until ? { ...rule, until: rule.until.slice(0, 10) } : rule
  } catch (error) {
    throw error instanceof BadRule ? refused('recurrence', error.message) : error
  }
}
