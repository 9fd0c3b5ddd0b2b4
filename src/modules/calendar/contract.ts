import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'

export const colors = ['blue', 'aqua', 'teal', 'cyan', 'green', 'amber', 'orange', 'red', 'purple', 'grey'] as const
export const Color = z.enum(colors)
export type Color = z.infer<typeof Color>

const text = (longest: number) => z.string().trim().max(longest)
const Id = z.int().min(1).max(2_147_483_647)

const isRealDay = (value: string) => {
  const day = value.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
const years = '(?:19[7-9]\\d|20\\d\\d|21\\d\\d)'
const Day = z
  .string()
  .regex(new RegExp(`^${years}-\\d\\d-\\d\\d$`), 'A date such as 2026-11-21, from 1970 to 2199')
  .refine(isRealDay, 'There is no such day')
/** A date, or a time as a clock on the wall shows it: `2026-11-21T09:00`. */
export const Local = z
  .string()
  .regex(
    new RegExp(`^${years}-\\d\\d-\\d\\d(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?$`),
    'A date, or a time such as 2026-11-21T09:00',
  )
  .refine(isRealDay, 'There is no such day')

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
/** An IANA name such as `Europe/London`. */
const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'The name of a time zone')
  .refine(isZone, 'There is no such time zone')

export const Calendar = z.object({
  id: z.int(),
  name: z.string(),
  color: Color,
  shared: z.boolean(),
  timeZone: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }),
  /** Whether whoever asks may put events into it. */
  writable: z.boolean(),
})
export type Calendar = z.infer<typeof Calendar>

const calendarFields = { name: text(60).min(1), color: Color, shared: z.boolean(), timeZone: TimeZone }
const CalendarDraft = z.strictObject({ ...calendarFields, shared: calendarFields.shared.default(false) })
const CalendarChanges = z.strictObject({ ...calendarFields, deleted: z.boolean() }).partial()

export const Answer = z.enum(['pending', 'yes', 'maybe', 'no'])
export type Answer = z.infer<typeof Answer>

export const Guest = z.object({ userId: z.string().nullable(), email: z.string(), name: z.string(), answer: Answer })
export type Guest = z.infer<typeof Guest>

const GuestDraft = z.strictObject({
  userId: z.string().max(64).nullable().default(null),
  email: z.email().max(254),
  name: text(120).default(''),
})
export type GuestDraft = z.output<typeof GuestDraft>

/** One appointment as it is shown; those of a series share the id of the series and differ by `originalStart`. */
export const Occurrence = z.object({
  id: z.int(),
  seriesId: z.int().nullable(),
  /** Which occurrence of the series: the local time that its rule gives it. */
  originalStart: z.string().nullable(),
  /** Null where somebody invited the reader from a calendar of their own. */
  calendarId: z.int().nullable(),
  title: z.string(),
  /** Times in UTC, or dates where it lasts all day; `end` is the first moment, or day, after it. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  /** The same as clocks in `timeZone` show it. */
  localStart: z.string(),
  localEnd: z.string(),
  timeZone: z.string(),
  color: Color.nullable(),
  description: z.string(),
  location: z.string(),
  recurrence: z.string().nullable(),
  guests: z.array(Guest),
  organiser: z.object({ id: z.string(), name: z.string() }),
  /** What the reader answered, null where nobody asked. */
  answer: Answer.nullable(),
  writable: z.boolean(),
  /** Differs from its series. */
  changed: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Occurrence = z.infer<typeof Occurrence>

const fields = {
  calendarId: Id,
  title: text(200),
  start: Local,
  end: Local,
  allDay: z.boolean(),
  timeZone: TimeZone,
  recurrence: z.string().trim().max(500).nullable(),
  color: Color.nullable(),
  description: text(10_000),
  location: text(300),
  guests: z.array(GuestDraft).max(100),
}

export const EventDraft = z.strictObject({
  ...fields,
  title: fields.title.default(''),
  allDay: fields.allDay.default(false),
  recurrence: fields.recurrence.default(null),
  color: fields.color.default(null),
  description: fields.description.default(''),
  location: fields.location.default(''),
  guests: fields.guests.default([]),
})
export type EventDraft = z.input<typeof EventDraft>

/** Which occurrences of a series are meant. Without a series there is no difference. */
export const Scope = z.enum(['this', 'following', 'all'])
export type Scope = z.infer<typeof Scope>

const target = { scope: Scope.default('all'), originalStart: Local.optional() }

export const EventChanges = z.strictObject(fields).partial()
export type EventChanges = z.output<typeof EventChanges>

/** What was written, and the word that takes it back within an hour. */
const Written = z.object({ event: Occurrence, undo: z.int() })

export const mostDays = 400
export const mostOccurrences = 2000
export const longestImport = 1_000_000
export const mostImported = 2000

export const ImportReport = z.object({
  found: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  errors: z.array(z.object({ item: z.int(), title: z.string(), message: z.string() })),
  /** The first ones, to look at before they are written. */
  preview: z.array(
    z.object({
      item: z.int(),
      title: z.string(),
      start: z.string(),
      allDay: z.boolean(),
      recurrence: z.string().nullable(),
    }),
  ),
  undo: z.int().nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const calendar = contract(
  'calendar',
  '/api/data/calendar',
  {
    calendars: get('/calendars', {
      returns: z.array(Calendar),
      summary: 'Own calendars, then those that others share with everybody',
    }),
    createCalendar: post('/calendars', { body: CalendarDraft, returns: Calendar, status: 201 }),
    editCalendar: patch('/calendars/:id', {
      body: CalendarChanges,
      returns: Calendar,
      summary: 'Changes a calendar of one’s own; `deleted: false` brings it back',
    }),
    removeCalendar: del('/calendars/:id', { summary: 'Removes a calendar of one’s own with its events' }),
    exportCalendar: get('/calendars/:id/export', {
      returns: file('text/calendar'),
      summary: 'A calendar as an iCalendar file (RFC 5545)',
    }),
    list: get('/events', {
      query: z.strictObject({
        from: Day,
        to: Day.describe('The first day that is not asked for, at most 400 days after `from`'),
        timeZone: TimeZone.default('UTC').describe('Whose days these are'),
        calendars: z.array(Id).max(200).optional(),
      }),
      returns: z.array(Occurrence),
      summary: 'Every occurrence in these days, by start; the first 2,000',
    }),
    search: get('/events/search', {
      query: z.strictObject({ q: text(200).min(1), limit: z.int().min(1).max(100).default(50) }),
      returns: z.array(Occurrence),
      summary: 'By title, place, description and guests; of a series the next occurrence, or the last',
    }),
    show: get('/events/:id', {
      query: z.strictObject({ originalStart: Local.optional() }),
      returns: Occurrence,
    }),
    create: post('/events', { body: EventDraft, returns: Written, status: 201 }),
    edit: patch('/events/:id', {
      body: EventChanges.extend(target),
      returns: Written,
      summary: 'Changes an event, or of a series this occurrence, this and all later ones, or all',
    }),
    remove: del('/events/:id', { body: z.strictObject(target), returns: z.object({ undo: z.int() }) }),
    answer: put('/events/:id/answer', {
      body: z.strictObject({ ...target, scope: z.enum(['this', 'all']).default('all'), answer: Answer }),
      returns: Occurrence,
      summary: 'What an invited colleague answers',
    }),
    exportEvent: get('/events/:id/export', { returns: file('text/calendar') }),
    undo: post('/undo/:id', { action: 'update', summary: 'Takes back what was written within the last hour' }),
    import: post('/import', {
      body: z.strictObject({
        calendarId: Id,
        text: z.string().min(1).max(longestImport),
        duplicates: z.enum(['skip', 'update']).default('skip'),
        dryRun: z.boolean().default(false),
      }),
      returns: ImportReport,
      summary: 'Reads an iCalendar file into a calendar, or with `dryRun` says what would happen',
    }),
  },
  {
    private: true,
    grants: {
      manager: readWrite,
      // Into what colleagues share writes whoever may change every calendar that they see.
      agent: [
        'read',
        'create',
        { action: 'update', where: { kind: 'own' } },
        { action: 'delete', where: { kind: 'own' } },
      ],
      viewer: readOnly,
    },
  },
)
