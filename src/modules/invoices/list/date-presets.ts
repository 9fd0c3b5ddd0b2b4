import { toLocalDay, toLocalNoon } from '#platform/time/local-time.ts'
import { addLocalDays } from '../day.ts'

export const presets = ['month', 'lastMonth', 'days90', 'year', 'lastYear'] as const
export type Preset = (typeof presets)[number]

const toDay = (year: number, month: number, date: number) => toLocalDay(new Date(year, month, date, 12))

/** The first and last day of a preset on a given day. */
export function getRange(preset: Preset, today: string): { from: string; to: string } {
  const now = toLocalNoon(today)
  const year = now.getFullYear()
  const month = now.getMonth()
  switch (preset) {
    case 'month':
      return { from: toDay(year, month, 1), to: toDay(year, month + 1, 0) }
    case 'lastMonth':
      return { from: toDay(year, month - 1, 1), to: toDay(year, month, 0) }
    case 'days90':
      return { from: addLocalDays(today, -89), to: today }
    case 'year':
      return { from: toDay(year, 0, 1), to: toDay(year, 11, 31) }
    case 'lastYear':
      return { from: toDay(year - 1, 0, 1), to: toDay(year - 1, 11, 31) }
  }
}
