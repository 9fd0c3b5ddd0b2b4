import { createStore } from '#platform/web/store.ts'

interface Entry {
  key: string
  /** Aborts a running transfer. */
  ending?: AbortController
}

/** Store of files that are being sent or have been sent. */
export function entryStore<Kept extends Entry>(initial: readonly Kept[]) {
  const { get, set, subscribe } = createStore(initial)
  const find = (key: string) => get().find((entry) => entry.key === key)
  return {
    get,
    set,
    subscribe,
    find,
    change: (key: string, changes: Partial<Kept>) =>
      set(get().map((entry) => (entry.key === key ? { ...entry, ...changes } : entry))),
    /** Also aborts a running transfer. */
    remove(key: string) {
      const gone = find(key)
      set(get().filter((entry) => entry.key !== key))
      gone?.ending?.abort()
    },
  }
}
