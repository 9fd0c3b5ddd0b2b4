import type { LocalEvent } from '../events/local-event.ts'

/** A range in the user's local time, or dates for all-day events. */
export interface Range {
  start: string
  end: string
  allDay: boolean
}

/** The props of every view of the calendar. */
export interface GridProps {
  /** The days it shows, in order. */
  dates: readonly string[]
  /** The selected date; a month includes days around it. */
  date: string
  events: readonly LocalEvent[]
  /** The event being created. */
  draft: Range | undefined
  openKey: string | undefined
  canCreate: boolean
  onOpen: (event: LocalEvent) => void
  onDraft: (range: Range) => void
  onMove: (event: LocalEvent, to: Range) => void
  onDay: (date: string) => void
}
