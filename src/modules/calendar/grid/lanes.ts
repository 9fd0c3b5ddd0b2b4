import { toDayNumber } from '../times/local-time.ts'
import { type LocalEvent, getDaySpan } from '../events/local-event.ts'

/** The part of an event in a row of days, and whether it continues outside. */
interface EventSegment<Event> {
  event: Event
  lane: number
  /** Index of the first day in the row, and number of days. */
  first: number
  length: number
  startsHere: boolean
  endsHere: boolean
}

type Spanning = Pick<LocalEvent, 'start' | 'end' | 'allDay' | 'key'>

/** Assigns events to lanes of the row that starts at `from`, longest first, without overlaps. */
export function assignLanes<Event extends Spanning>(
  events: readonly Event[],
  from: string,
  days: number,
): EventSegment<Event>[] {
  const start = toDayNumber(from)
  const segments = events
    .map((event) => ({ event, ...getDaySpan(event) }))
    .filter(({ first, last }) => first < start + days && last >= start)
    .toSorted(
      (one, other) =>
        one.first - other.first ||
        other.last - other.first - (one.last - one.first) ||
        Number(other.event.allDay) - Number(one.event.allDay) ||
        one.event.start.localeCompare(other.event.start) ||
        one.event.key.localeCompare(other.event.key),
    )
  const lanes: boolean[][] = []
  return segments.map(({ event, first, last }) => {
    const [low, high] = [Math.max(first, start) - start, Math.min(last, start + days - 1) - start]
    let lane = 0
    const isTaken = () => Array.from({ length: high - low + 1 }, (_, day) => lanes[lane]?.[low + day]).some(Boolean)
    while (isTaken()) lane += 1
    const row = (lanes[lane] ??= [])
    for (let day = low; day <= high; day += 1) row[day] = true
    return {
      event,
      lane,
      first: low,
      length: high - low + 1,
      startsHere: first >= start,
      endsHere: last < start + days,
    }
  })
}

const isOnDay = ({ first, length }: EventSegment<unknown>, day: number) => first <= day && day < first + length

/** The events with room; on a fuller day, the last row shows the number of the others. */
export function limitLanes<Event>(segments: readonly EventSegment<Event>[], lanes: number) {
  const tooMany = segments.filter(({ lane }) => lane >= lanes)
  const isFull = (day: number) => tooMany.some((segment) => isOnDay(segment, day))
  const isHidden = (segment: EventSegment<Event>) =>
    segment.lane >= lanes ||
    (segment.lane === lanes - 1 && Array.from({ length: segment.length }, (_, day) => segment.first + day).some(isFull))
  const hidden = segments.filter(isHidden)
  return {
    visibleSegments: segments.filter((segment) => !isHidden(segment)),
    hiddenOn: (day: number) => hidden.filter((segment) => isOnDay(segment, day)).length,
  }
}
