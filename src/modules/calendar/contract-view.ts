import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { isTimeZone } from '#platform/contracts/workspace-rules.ts'
import { type Choices, listValues } from '#platform/fields/choices.ts'

/** The tone of each colour; `brand` is the colour of the given theme. */
export const colorChoices = {
  blue: { tone: 'brand', theme: 'BLUE_THEME' },
  aqua: { tone: 'brand', theme: 'AQUA_THEME' },
  teal: { tone: 'brand', theme: 'GREEN_THEME' },
  cyan: { tone: 'brand', theme: 'CYAN_THEME' },
  green: { tone: 'success' },
  amber: { tone: 'warning' },
  orange: { tone: 'brand', theme: 'ORANGE_THEME' },
  red: { tone: 'error' },
  purple: { tone: 'brand', theme: 'PURPLE_THEME' },
  grey: { tone: 'quiet' },
} as const satisfies Choices<'tone', { theme?: string }>
export const colors = listValues(colorChoices)
export const Color = z.enum(colors)
export type Color = z.infer<typeof Color>

export const Id = z.int().min(1).max(2_147_483_647)

export const isRealDay = (value: string) => {
  const day = value.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
export const years = '(?:19[7-9]\\d|20\\d\\d|21\\d\\d)'
export const Day = z
  .string()
  .regex(new RegExp(`^${years}-\\d\\d-\\d\\d$`), 'A date such as 2026-11-21, from 1970 to 2199')
  .refine(isRealDay, 'This date does not exist')
/** An IANA name such as `Europe/London`. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'The name of a time zone')
  .refine(isTimeZone, 'This time zone does not exist')

export const Calendar = z.object({
  id: z.int(),
  name: z.string(),
  color: Color,
  shared: z.boolean(),
  timeZone: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }),
  /** Whether the user may add events to it. */
  writable: z.boolean(),
  /** Whether the user may rename, share and delete it. */
  manageable: z.boolean(),
})
export type Calendar = z.infer<typeof Calendar>

export const Answer = z.enum(['pending', 'yes', 'maybe', 'no'])
export type Answer = z.infer<typeof Answer>

export const Guest = z.object({ userId: z.string().nullable(), email: z.string(), name: z.string(), answer: Answer })
export type Guest = z.infer<typeof Guest>

/** An event as shown; occurrences of a series share its id and differ by `originalStart`. */
export const Occurrence = z.object({
  id: z.int(),
  seriesId: z.int().nullable(),
  /** Identifies the occurrence: the local time by the rule of its series. */
  originalStart: z.string().nullable(),
  /** Null for an invitation from a calendar that the reader cannot see. */
  calendarId: z.int().nullable(),
  title: z.string(),
  /** UTC times, or dates for an all-day event; `end` is exclusive. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  /** The same as local times in `timeZone`. */
  localStart: z.string(),
  localEnd: z.string(),
  timeZone: z.string(),
  color: Color.nullable(),
  description: z.string(),
  location: z.string(),
  recurrence: z.string().nullable(),
  guests: z.array(Guest),
  /** Minutes before the start, at midnight for an all-day event; null without a reminder. */
  reminderMinutes: z.int().nullable(),
  organiser: z.object({ id: z.string(), name: z.string() }),
  /** The reader's answer, null without an invitation. */
  answer: Answer.nullable(),
  writable: z.boolean(),
  /** Whether the occurrence differs from its series. */
  changed: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Occurrence = z.infer<typeof Occurrence>

/** For the dashboard's widget, so that it loads only this part of the contract. */
export const viewContract = {
  name: 'calendar',
  base: '/api/data/calendar',
  endpoints: {
    calendars: get('/calendars', {
      returns: z.array(Calendar),
      summary: 'The user’s calendars, then calendars shared by others',
    }),
    list: get('/events', {
      query: z.strictObject({
        from: Day,
        to: Day.describe('End, exclusive; at most 400 days after `from`'),
        timeZone: TimeZone.default('UTC').describe('Time zone of these days'),
        calendars: z.array(Id).max(200).optional(),
      }),
      returns: z.array(Occurrence),
      summary: 'Every occurrence in these days, by moment of start, all-day ones by their day in UTC; at most 2,000',
    }),
  },
} as const
