import * as z from 'zod'
import { dateOf, dayOf, weekdayOf } from './times/local-time.ts'

export const viewKinds = ['day', 'week', 'month', 'agenda'] as const
export type ViewKind = (typeof viewKinds)[number]

/** The state of the screen in the URL. */
export const CalendarView = z.object({
  view: z.enum(viewKinds).optional(),
  date: z.iso.date().optional(),
  /** The open event: its id, or `id@2026-11-21T09:00` for an occurrence of a series. */
  event: z
    .string()
    .regex(/^\d{1,10}(@[\dT:-]{10,16})?$/)
    .optional(),
  q: z.string().max(200).optional(),
})
export type CalendarView = z.infer<typeof CalendarView>

/** Windows too narrow for a week. */
export const smallWindow = '(width < 820px)'

export interface Days {
  from: string
  /** The end, exclusive. */
  to: string
}

const agendaDays = 30

const weekStartOf = (date: string, firstWeekday: number) => {
  const day = dayOf(date)
  return day - ((weekdayOf(day) - firstWeekday + 7) % 7)
}

/** The days that a view of a date shows. */
export function daysOf(view: ViewKind, date: string, firstWeekday: number): Days {
  const span = (first: number, count: number) => ({ from: dateOf(first), to: dateOf(first + count) })
  if (view === 'day') return span(dayOf(date), 1)
  if (view === 'agenda') return span(dayOf(date), agendaDays)
  if (view === 'week') return span(weekStartOf(date, firstWeekday), 7)
  const first = weekStartOf(`${date.slice(0, 7)}-01`, firstWeekday)
  const last = dayOf(laterMonths(`${date.slice(0, 7)}-01`, 1)) - 1
  return span(first, (Math.floor((last - first) / 7) + 1) * 7)
}

export const datesIn = ({ from, to }: Days) =>
  Array.from({ length: dayOf(to) - dayOf(from) }, (_, index) => dateOf(dayOf(from) + index))

/** The same day in another month, or the last day of a shorter one. */
export function laterMonths(date: string, months: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, length))
  return first.toISOString().slice(0, 10)
}

/** The dates of "next" and "previous". */
export function stepped(view: ViewKind, date: string, direction: 1 | -1) {
  if (view === 'month') return laterMonths(date, direction)
  const length = { day: 1, week: 7, agenda: agendaDays }[view]
  return dateOf(dayOf(date) + direction * length)
}
