import { byLocalStart, isBanner, type LocalEvent } from '../events/local-event.ts'

/** A row of the card: a date, an event, or the line of the current time. */
export type AgendaLine =
  | { kind: 'day'; date: string }
  | { kind: 'event'; event: LocalEvent; date: string; state: 'past' | 'now' | 'ahead' }
  | { kind: 'now' }

const rowHeights = { day: 32, event: 52, now: 12 } as const

const isPast = (event: LocalEvent, now: string) => !isBanner(event) && event.end <= now

/** The date under which an event is listed: its first, or today if it started earlier. */
const getShownDate = ({ start }: LocalEvent, today: string) => (start < today ? today : start.slice(0, 10))

/**
 * Today's events in any order, and as many of the following days as fit into `room` pixels. Only the latest past event of
 * today is kept.
 */
export function agendaLines(unsorted: readonly LocalEvent[], now: string, room: number): AgendaLine[] {
  const events = unsorted.toSorted(byLocalStart)
  const today = now.slice(0, 10)
  const lastOver = events.findLastIndex((event) => isPast(event, now) && getShownDate(event, today) === today)
  const upcoming = events.filter((event, index) => !isPast(event, now) || index === lastOver)
  const hasToday = upcoming.some((event) => getShownDate(event, today) === today)
  const lines: AgendaLine[] = []
  let remaining = room
  const addIfRoom = (...next: AgendaLine[]) => {
    const height = next.reduce((sum, { kind }) => sum + rowHeights[kind], 0)
    if (height > remaining) remaining = 0
    else {
      remaining -= height
      lines.push(...next)
    }
  }
  let day = today
  let isNowShown = !hasToday
  for (const event of upcoming) {
    const date = getShownDate(event, today)
    const isAhead = date > today || (!isBanner(event) && event.start > now)
    const state = isAhead ? 'ahead' : isPast(event, now) ? 'past' : 'now'
    const line = { kind: 'event', event, date, state } as const
    if (remaining === 0) break
    const head: AgendaLine[] = []
    if (!isNowShown && isAhead) head.push({ kind: 'now' })
    if (date !== day) head.push({ kind: 'day', date })
    addIfRoom(...head, line)
    isNowShown ||= isAhead
    day = date
  }
  if (!isNowShown) addIfRoom({ kind: 'now' })
  return lines
}
