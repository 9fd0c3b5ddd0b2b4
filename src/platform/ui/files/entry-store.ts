import { createStore } from '#platform/web/store.ts'

interface Entry {
  key: string
  /** Aborts a running transfer. */
  ending?: AbortController
}

/** Store of files that are being sent or have been sent. */
export function entryStore<StoredEntry extends Entry>(initial: readonly StoredEntry[]) {
  const { get, set, subscribe } = createStore(initial)
  const find = (key: string) => get().find((entry) => entry.key === key)
  return {
    get,
    set,
    subscribe,
    find,
    change: (key: string, changes: Partial<StoredEntry>) =>
      set(get().map((entry) => (entry.key === key ? { ...entry, ...changes } : entry))),
    /** Also aborts a running transfer. */
    remove(key: string) {
      const removed = find(key)
      set(get().filter((entry) => entry.key !== key))
      removed?.ending?.abort()
    },
  }
}
