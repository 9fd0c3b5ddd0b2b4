import * as z from 'zod'
import { toIsoDate, toDayNumber, getWeekday } from './times/local-time.ts'

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

const getWeekStart = (date: string, firstWeekday: number) => {
  const day = toDayNumber(date)
  return day - ((getWeekday(day) - firstWeekday + 7) % 7)
}

/** The days that a view of a date shows. */
export function getDays(view: ViewKind, date: string, firstWeekday: number): Days {
  const span = (first: number, count: number) => ({ from: toIsoDate(first), to: toIsoDate(first + count) })
  if (view === 'day') return span(toDayNumber(date), 1)
  if (view === 'agenda') return span(toDayNumber(date), agendaDays)
  if (view === 'week') return span(getWeekStart(date, firstWeekday), 7)
  const first = getWeekStart(`${date.slice(0, 7)}-01`, firstWeekday)
  const last = toDayNumber(addMonths(`${date.slice(0, 7)}-01`, 1)) - 1
  return span(first, (Math.floor((last - first) / 7) + 1) * 7)
}

export const listDates = ({ from, to }: Days) =>
  Array.from({ length: toDayNumber(to) - toDayNumber(from) }, (_, index) => toIsoDate(toDayNumber(from) + index))

/** The same day in another month, or the last day of a shorter one. */
export function addMonths(date: string, months: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, length))
  return first.toISOString().slice(0, 10)
}

/** The dates of "next" and "previous". */
export function stepped(view: ViewKind, date: string, direction: 1 | -1) {
  if (view === 'month') return addMonths(date, direction)
  const length = { day: 1, week: 7, agenda: agendaDays }[view]
  return toIsoDate(toDayNumber(date) + direction * length)
}
