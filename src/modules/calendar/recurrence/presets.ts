import { toIsoDate, toDayNumber, getWeekday } from '../times/local-time.ts'
import { weekdays } from './rule.ts'

/** Ordinal of a day's weekday in its month: 1 to 4, or -1 for the last. */
export const getNth = (date: string) => {
  const nth = Math.ceil(Number(date.slice(8, 10)) / 7)
  return nth > 4 ? -1 : nth
}

export const isLastOfItsKind = (date: string) => toIsoDate(toDayNumber(date) + 7).slice(5, 7) !== date.slice(5, 7)

/** The most common rules for a first day. */
export function listPresets(date: string): string[] {
  const day = getWeekday(toDayNumber(date))
  const weekday = weekdays[day]
  const isWorkday = day >= 1 && day <= 5
  return [
    'FREQ=DAILY',
    `FREQ=WEEKLY;BYDAY=${weekday}`,
    ...(isWorkday ? ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'] : []),
    'FREQ=MONTHLY',
    `FREQ=MONTHLY;BYDAY=${getNth(date)}${weekday}`,
    'FREQ=YEARLY',
  ]
}
