import { dayOf, daysAfter, noonOf } from '../day.ts'

export const presets = ['month', 'lastMonth', 'days90', 'year', 'lastYear'] as const
export type Preset = (typeof presets)[number]

const day = (year: number, month: number, date: number) => dayOf(new Date(year, month, date, 12))

/** The first and last day of a preset on a given day. */
export function rangeOf(preset: Preset, today: string): { from: string; to: string } {
  const now = noonOf(today)
  const year = now.getFullYear()
  const month = now.getMonth()
  switch (preset) {
    case 'month':
      return { from: day(year, month, 1), to: day(year, month + 1, 0) }
    case 'lastMonth':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) }
    case 'days90':
      return { from: daysAfter(today, -89), to: today }
    case 'year':
      return { from: day(year, 0, 1), to: day(year, 11, 31) }
    case 'lastYear':
      return { from: day(year - 1, 0, 1), to: day(year - 1, 11, 31) }
  }
}
