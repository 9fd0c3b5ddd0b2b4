import type { ShownEvent } from '../shown/shown-event.ts'

/** A stretch of the reader's time: local times, or dates where it is whole days. */
export interface Range {
  start: string
  end: string
  allDay: boolean
}

/** The props of every view of the calendar. */
export interface GridProps {
  /** The days it shows, in order. */
  dates: readonly string[]
  /** The day that the view is about; a month shows others around it. */
  date: string
  events: readonly ShownEvent[]
  /** The event being created. */
  draft: Range | undefined
  openKey: string | undefined
  canCreate: boolean
  onOpen: (event: ShownEvent) => void
  onDraft: (range: Range) => void
  onMove: (event: ShownEvent, to: Range) => void
  onDay: (date: string) => void
}
