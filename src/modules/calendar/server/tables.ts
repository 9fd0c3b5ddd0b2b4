import type { Generated, Selectable } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Color, Guest } from '../contract.ts'

/** The tables that queries of this module may name; the compiler refuses others. */
export interface Tables {
  calendars: {
    id: Generated<number>
    ownerId: string
    name: string
    color: Color
    shared: boolean
    timeZone: string
    createdAt: string
    updatedAt: string
    deletedAt: string | null
  }
  events: {
    id: Generated<number>
    uid: string
    calendarId: number
    seriesId: number | null
    originalStart: string | null
    title: string
    start: string
    end: string
    allDay: boolean
    timeZone: string
    recurrence: string | null
    exdates: Json<string[]>
    color: Color | null
    description: string
    location: string
    guests: Json<Guest[]>
    reminderMinutes: number | null
    createdById: string
    createdAt: string
    updatedAt: string
    sequence: number
    startsAt: string
    endsAt: string
    search: string
  }
  eventGuests: { userId: string; eventId: number }
  eventReminders: { eventId: number; at: string }
  calendarUndos: {
    id: Generated<number>
    userId: string
    at: string
    before: Json<EventRow[]>
    after: Json<{ id: number; sequence: number }[]>
  }
}

export type CalendarRow = Selectable<Tables['calendars']>

/** A stored event without the columns for searches; a new one has the id 0. */
export type EventRow = Omit<Selectable<Tables['events']>, 'startsAt' | 'endsAt' | 'search'>
