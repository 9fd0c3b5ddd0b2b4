import type { Color, Guest } from '../contract.ts'

/**
 * A sample event: `week` and `day` count from the current Monday, `at` is the local time, omitted for an all-day event.
 */
export interface SampleEvent {
  calendar: string
  title: string
  week?: number
  day?: number
  /** A yearly date such as `12-25`, instead of week and day. */
  date?: string
  at?: string
  minutes?: number
  days?: number
  rule?: string
  by?: string
  with?: readonly [userId: string, answer: Guest['answer']][]
  /** Clients, by name. */
  clients?: readonly string[]
  location?: string
  text?: string
  color?: Color
  timeZone?: string
  /** Weeks from now in which an occurrence is cancelled or moved. */
  skips?: readonly [week: number, day: number][]
  moves?: readonly { week: number; day: number; toDay: number; to: string; title?: string }[]
}

export const sampleCalendars = [
  { name: 'Work', ownerId: 'u1', color: 'blue', shared: false },
  { name: 'Personal', ownerId: 'u1', color: 'purple', shared: false },
  { name: 'Team', ownerId: 'u1', color: 'teal', shared: true },
  { name: 'Holidays', ownerId: 'u1', color: 'green', shared: true },
  { name: 'Sales', ownerId: 'u2', color: 'amber', shared: false },
  { name: 'Support', ownerId: 'u3', color: 'orange', shared: false },
  { name: 'Design', ownerId: 'u5', color: 'purple', shared: false },
  { name: 'Website', ownerId: 'u6', color: 'aqua', shared: false },
  { name: 'Buying', ownerId: 'u7', color: 'green', shared: false },
] as const satisfies { name: string; ownerId: string; color: Color; shared: boolean }[]
