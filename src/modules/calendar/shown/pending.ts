import { createStore } from '#platform/web/store.ts'
import type { Occurrence } from '../contract.ts'
import { keyOf, type ShownEvent } from './shown-event.ts'

/** How an event looks after a change, nothing where it goes. */
interface Look {
  after: Partial<Occurrence> | null
  /** All of a series goes or looks so, not only this event of it. */
  isOfAll?: boolean
}

/** A change that is on its way to the server. */
export interface Pending {
  key: string
  seriesId: number | undefined
  after: Look['after']
  /** The event as the change leaves it; nothing where it goes, or the change was refused. */
  arrival: Promise<Occurrence | undefined>
}

type Answered = { event: Occurrence } | { undo: number }

const store = createStore<readonly Pending[]>([])

export const usePending = store.useValue

async function showing<Result extends Answered>(
  occurrence: Occurrence,
  { after, isOfAll = false }: Look,
  work: Promise<Result>,
): Promise<Result> {
  const arrival = work.then(
    (result) => ('event' in result ? result.event : undefined),
    () => undefined,
  )
  const seriesId = isOfAll ? (occurrence.seriesId ?? undefined) : undefined
  const pending = { key: keyOf(occurrence), seriesId, after, arrival }
  store.set([...store.get(), pending])
  try {
    return await work
  } finally {
    store.set(store.get().filter((one) => one !== pending))
  }
}

/**
 * Shows a change at once, until what was promised has been kept or refused. Changes of one event are sent one after
 * another: only when the one before has arrived is it known which occurrence of which series it has become.
 */
export const change = <Result extends Answered>(
  { occurrence, arrival }: Pick<ShownEvent, 'occurrence' | 'arrival'>,
  look: Look,
  send: (occurrence: Occurrence) => Promise<Result>,
): Promise<Result> =>
  showing(
    occurrence,
    look,
    // By its old name until it has arrived, then by the one that it has in the list.
    arrival ? arrival.then((there = occurrence) => showing(there, look, send(there))) : send(occurrence),
  )
