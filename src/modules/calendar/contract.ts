import * as z from 'zod'
import {
  Answer,
  Calendar,
  Color,
  Day,
  Id,
  isRealDay,
  Occurrence,
  viewContract,
  TimeZone,
  years,
} from './contract-view.ts'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'

export { Answer, Calendar, Color, colors, Guest, Occurrence } from './contract-view.ts'

const text = (longest: number) => z.string().trim().max(longest)
/** A date, or a local time without a zone: `2026-11-21T09:00`. */
export const Local = z
  .string()
  .regex(
    new RegExp(`^${years}-\\d\\d-\\d\\d(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?$`),
    'A date, or a time such as 2026-11-21T09:00',
  )
  .refine(isRealDay, 'This date does not exist')

/** Minutes before the start. The latest reminder of an all-day event is at the end of its first day. */
export const minReminder = -1439
/** Four weeks. */
export const maxReminder = 40_320

const calendarFields = { name: text(60).min(1), color: Color, shared: z.boolean(), timeZone: TimeZone }
const CalendarDraft = z.strictObject({ ...calendarFields, shared: calendarFields.shared.default(false) })
const CalendarChanges = z.strictObject({ ...calendarFields, deleted: z.boolean() }).partial()

const GuestDraft = z.strictObject({
  userId: z.string().max(64).nullable().default(null),
  email: z.email().max(254),
  name: text(120).default(''),
})
export type GuestDraft = z.output<typeof GuestDraft>

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
  reminderMinutes: z
    .int()
    .min(minReminder)
    .max(maxReminder)
    .nullable()
    .describe(
      'Minutes before the start at which guests are reminded, and the owner of the calendar, or the author in a shared one; null for no reminder. All-day events start at midnight',
    ),
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
  reminderMinutes: fields.reminderMinutes.optional(),
})
export type EventDraft = z.input<typeof EventDraft>
export type ParsedEventDraft = z.output<typeof EventDraft>

/** The occurrences of a series that a change applies to. Ignored without a series. */
export const Scope = z.enum(['this', 'following', 'all'])
export type Scope = z.infer<typeof Scope>

const target = { scope: Scope.default('all'), originalStart: Local.optional() }

export const EventChanges = z.strictObject(fields).partial()
export type EventChanges = z.output<typeof EventChanges>

/** The result, and the id that undoes it within an hour; null if what was there before is too large to keep. */
const WriteResult = z.object({ event: Occurrence, undo: z.int().nullable() })

export const maxDays = 400
export const maxOccurrences = 2000
export const maxImportLength = 1_000_000
export const maxImported = 2000
/** Limits of one event in a file: characters, lines, and cancelled occurrences. */
export const maxEventLength = 200_000
export const maxEventLines = 2000
export const maxExdates = 1000
/** Time zones in a file, changed occurrences of a series, and calendars of a user. */
export const maxZones = 100
export const maxOverrides = 1000
export const maxCalendars = 100

export const ImportReport = z.object({
  found: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  errors: z.array(z.object({ item: z.int(), title: z.string(), message: z.string() })),
  /** The first events, for a preview. */
  preview: z.array(
    z.object({
      item: z.int(),
      title: z.string(),
      start: z.string(),
      allDay: z.boolean(),
      timeZone: z.string(),
      recurrence: z.string().nullable(),
    }),
  ),
  undo: z.int().nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const calendar = contract(
  'calendar',
  viewContract.base,
  {
    ...viewContract.endpoints,
    createCalendar: post('/calendars', { body: CalendarDraft, returns: Calendar, status: 201 }),
    editCalendar: patch('/calendars/:id', {
      body: CalendarChanges,
      returns: Calendar,
      mergesFields: true,
      summary:
        'Edits an own calendar, or an administrator a shared one of a deleted account; `deleted: false` restores it',
    }),
    removeCalendar: del('/calendars/:id', { summary: 'Deletes such a calendar with its events' }),
    exportCalendar: get('/calendars/:id/export', {
      returns: file('text/calendar'),
      exports: true,
      summary: 'A calendar as an iCalendar file (RFC 5545)',
    }),
    search: get('/events/search', {
      query: z.strictObject({ q: text(200).min(1), limit: z.int().min(1).max(100).default(50) }),
      returns: z.array(Occurrence),
      summary:
        'Searches title, location, description and guests; of a series, returns the next occurrence, or the last',
    }),
    show: get('/events/:id', {
      query: z.strictObject({
        originalStart: Local.optional(),
        from: Day.optional().describe('Without `originalStart`: of a series, the first occurrence from this day on'),
      }),
      returns: Occurrence,
      summary: 'An event, or an occurrence of a series: by default the first, and the last if none is left',
    }),
    create: post('/events', { body: EventDraft, returns: WriteResult, status: 201 }),
    edit: patch('/events/:id', {
      body: EventChanges.extend(target),
      returns: WriteResult,
      mergesFields: true,
      summary: 'Edits an event, or of a series one occurrence, it and all later ones, or all',
    }),
    remove: del('/events/:id', { body: z.strictObject(target), returns: WriteResult.pick({ undo: true }) }),
    answer: put('/events/:id/answer', {
      body: z.strictObject({ ...target, scope: z.enum(['this', 'all']).default('all'), answer: Answer }),
      returns: Occurrence,
      ownOnly: true,
      summary: 'Answers an invitation',
    }),
    exportEvent: get('/events/:id/export', { returns: file('text/calendar'), exports: 'one' }),
    undo: post('/undo/:id', { action: 'update', summary: 'Undoes a change of the last hour' }),
    import: post('/import', {
      body: z.strictObject({
        calendarId: Id,
        text: z.string().min(1).max(maxImportLength),
        duplicates: z.enum(['skip', 'update']).default('skip'),
        dryRun: z.boolean().default(false),
      }),
      returns: ImportReport,
      transaction: 'manual',
      summary: 'Reads an iCalendar file into a calendar, or with `dryRun` reports the result without writing',
    }),
  },
  {
    private: true,
    // It follows from the events.
    unaudited: ['eventReminders'],
    notices: ['invited', 'changed', 'relocated', 'cancelled', 'answered', 'reminder'],
    grants: {
      manager: readWrite,
      // Users who may change every visible calendar may also change shared ones.
      agent: [
        'read',
        'create',
        { action: 'update', where: { kind: 'own' } },
        { action: 'delete', where: { kind: 'own' } },
      ],
      // Nobody owns an invitation: this right is for answering, which checks that the user is a guest.
      viewer: [...readOnly, { action: 'update', where: { kind: 'invited' } }],
    },
  },
)
