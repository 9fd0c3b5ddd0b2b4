import { createStore } from '#platform/web/store.ts'
import type { Occurrence } from '../contract.ts'
import { getEventKey, type LocalEvent } from './local-event.ts'

/** The event after a change; null if it is deleted. */
interface PendingView {
  after: Partial<Occurrence> | null
  /** The change applies to the whole series. */
  isWholeSeries?: boolean
}

/** A change that is being sent. */
export interface Pending {
  key: string
  seriesId: number | undefined
  after: PendingView['after']
  /** The changed event; undefined if it was deleted, or the change was rejected. */
  changedEvent: Promise<Occurrence | undefined>
}

type Answered = { event: Occurrence } | { undo: number | null }

const store = createStore<readonly Pending[]>([])

export const usePending = store.useValue

async function showing<Result extends Answered>(
  occurrence: Occurrence,
  { after, isWholeSeries = false }: PendingView,
  work: Promise<Result>,
): Promise<Result> {
  const changedEvent = work.then(
    (result) => ('event' in result ? result.event : undefined),
    () => undefined,
  )
  const seriesId = isWholeSeries ? (occurrence.seriesId ?? undefined) : undefined
  const pending = { key: getEventKey(occurrence), seriesId, after, changedEvent }
  store.set([...store.get(), pending])
  try {
    return await work
  } finally {
    store.set(store.get().filter((one) => one !== pending))
  }
}

/**
 * Applies a change optimistically until the response. Changes of one event are sent in sequence, because a response may
 * assign another occurrence or series id.
 */
export const change = <Result extends Answered>(
  { occurrence, changedEvent }: Pick<LocalEvent, 'occurrence' | 'changedEvent'>,
  look: PendingView,
  send: (occurrence: Occurrence) => Promise<Result>,
): Promise<Result> =>
  showing(
    occurrence,
    look,
    // Shown under the old key until the previous change is done, then under the new one.
    changedEvent ? changedEvent.then((latest = occurrence) => showing(latest, look, send(latest))) : send(occurrence),
  )
