import { isSameJson } from '#platform/fields/same-json.ts'
import type { Range } from '../grid/grid-props.ts'
import type { Color, EventChanges, EventDraft, Occurrence } from '../contract.ts'
import { ruleOnDay } from '../recurrence/change-rule.ts'
import { getDefaultReminder } from '../reminder.ts'
import { toIsoDate, toDayNumber, addMinutes, addDays, getDuration } from '../times/local-time.ts'

export interface FormGuest {
  userId: string | null
  email: string
  name: string
}

/** Dates and times are separate; the end of an all-day event is its last day. */
export interface FormValues {
  title: string
  allDay: boolean
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  timeZone: string
  recurrence: string | null
  calendarId: number
  color: Color | null
  location: string
  guests: FormGuest[]
  reminderMinutes: number | null
  description: string
}

const defaultStart = '09:00'
const defaultEnd = '10:00'

function splitTimes({ start, end, allDay }: Range) {
  return allDay
    ? { startDate: start, startTime: defaultStart, endDate: addDays(end, -1), endTime: defaultEnd }
    : {
        startDate: start.slice(0, 10),
        startTime: start.slice(11),
        endDate: end.slice(0, 10),
        endTime: end.slice(11),
      }
}

export const blankForm = (range: Range, calendarId: number, timeZone: string, title = ''): FormValues => ({
  title,
  allDay: range.allDay,
  ...splitTimes(range),
  timeZone,
  recurrence: null,
  calendarId,
  color: null,
  location: '',
  guests: [],
  reminderMinutes: getDefaultReminder(range.allDay),
  description: '',
})

export const toFormValues = (occurrence: Occurrence, calendarId: number): FormValues => {
  const { title, allDay, localStart, localEnd, timeZone, recurrence, color, location, guests, description } = occurrence
  return {
    title,
    allDay,
    ...splitTimes({ start: localStart, end: localEnd, allDay }),
    timeZone,
    recurrence,
    calendarId: occurrence.calendarId ?? calendarId,
    color,
    location,
    guests: guests.map(({ userId, email, name }) => ({ userId, email, name })),
    reminderMinutes: occurrence.reminderMinutes,
    description,
  }
}

export function toRange({ allDay, startDate, startTime, endDate, endTime }: FormValues): Range {
  return allDay
    ? { start: startDate, end: addDays(endDate, 1), allDay }
    : { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}`, allDay }
}

export const isComplete = ({ startDate, endDate, startTime, endTime }: FormValues) =>
  [startDate, endDate].every((date) => /^\d{4}-\d\d-\d\d$/.test(date)) &&
  [startTime, endTime].every((time) => /^\d\d:\d\d$/.test(time))

/** Whether the event ends before it starts; false while a time is incomplete. */
export const endsFirst = (values: FormValues) => {
  if (!isComplete(values)) return false
  const { start, end, allDay } = toRange(values)
  return allDay ? end <= start : end < start
}

export const canSave = (values: FormValues) => isComplete(values) && !endsFirst(values)

export type StartChanges = Partial<Pick<FormValues, 'startDate' | 'startTime'>>

/** The values after a change of the start: the end moves with it from the last complete values. */
export function withStart(values: FormValues, complete: FormValues): FormValues {
  if (!isComplete(values) || endsFirst(complete)) return values
  if (values.allDay) {
    const days = toDayNumber(values.startDate) - toDayNumber(complete.startDate)
    return { ...values, endDate: toIsoDate(toDayNumber(values.endDate) + days) }
  }
  const minutes = getDuration(toRange(complete).start, toRange(values).start)
  const moved = addMinutes(toRange(values).end, minutes)
  return { ...values, endDate: moved.slice(0, 10), endTime: moved.slice(11) }
}

/** The values with a rule that follows a new first day: "every Monday" becomes "every Wednesday". */
export const withRule = (values: FormValues, complete: FormValues): FormValues =>
  values.recurrence === null || !isComplete(values)
    ? values
    : { ...values, recurrence: ruleOnDay(values.recurrence, complete.startDate, values.startDate) }

export function toDraft(values: FormValues): EventDraft {
  const { title, timeZone, recurrence, calendarId, color, location, guests, reminderMinutes, description } = values
  return {
    ...toRange(values),
    title,
    timeZone,
    recurrence,
    calendarId,
    color,
    location,
    guests,
    reminderMinutes,
    description,
  }
}

/** Only the changed fields, so that other occurrences keep theirs. */
export function toChanges(before: FormValues, after: FormValues): EventChanges {
  const [old, next] = [toDraft(before), toDraft(after)]
  const times = ['start', 'end', 'allDay', 'timeZone'] as const
  const isMoved = times.some((key) => !isSameJson(old[key], next[key]))
  const changedEntries = Object.entries(next).filter(([key]) =>
    times.some((time) => time === key)
      ? isMoved
      : !isSameJson(new Map(Object.entries(old)).get(key), new Map(Object.entries(next)).get(key)),
  )
  return Object.fromEntries(changedEntries)
}
