import { createStore } from '#platform/web/store.ts'
import type { Occurrence } from '../contract.ts'

/** A change that is on its way to the server: how one event looks after it, nothing where it goes. */
export interface Pending {
  key: string
  /** All of a series goes or looks so, not only the one of this key. */
  seriesId?: number | undefined
  after: Partial<Occurrence> | null
}

const store = createStore<readonly Pending[]>([])

export const usePending = store.useValue

/** Shows a change at once, until what was promised has been kept or refused. */
export async function whilePending<Result>(pending: Pending, work: Promise<Result>): Promise<Result> {
  store.set([...store.get(), pending])
  try {
    return await work
  } finally {
    store.set(store.get().filter((one) => one !== pending))
  }
}
