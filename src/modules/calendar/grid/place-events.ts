import { isBanner, isOn, type LocalEvent, partOn } from '../events/local-event.ts'
import { assignColumns } from './columns.ts'

type Placeable = Pick<LocalEvent, 'key' | 'start' | 'end'>

/** An event that the user is dragging. */
export interface DraggedEvent<Event extends Placeable = LocalEvent> {
  key: string
  /** The event where it is now; undefined if that is on another day. */
  current: Event | undefined
}

/**
 * Places the events of a day side by side. While one is dragged, the others keep their places, and it lies over them at
 * full width.
 */
export function placeEvents<Event extends Placeable>(
  events: readonly Event[],
  date: string,
  dragged?: DraggedEvent<Event>,
) {
  const toItem = (event: Event) => ({ event, ...partOn(event, date) })
  const resting = assignColumns(events.map(toItem)).filter(({ item }) => item.event.key !== dragged?.key)
  if (!dragged?.current) return resting
  return [...resting, { item: toItem(dragged.current), column: 0, columns: 1, width: 1 }]
}

/** The events among the hours of a day, a dragged one where it was before, and the dragged one where it is now. */
export function listDay(events: readonly LocalEvent[], moved: LocalEvent | undefined, date: string) {
  const isHere = (event: LocalEvent) => !isBanner(event) && isOn(event, date)
  return {
    events: events.filter(isHere),
    dragged: moved && { key: moved.key, current: isHere(moved) ? moved : undefined },
  }
}
