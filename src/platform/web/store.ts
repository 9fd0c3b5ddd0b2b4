import { useSyncExternalStore } from 'react'

/**
 * A value outside of React that components can subscribe to. `rendered` is the value on the server, if `initial` is
 * known only in this browser.
 */
export function createStore<Value>(initial: Value, rendered = initial) {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next: Value) {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe,
    /** Named `useValue`, not `use`, so that the React compiler recognises it as a hook. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => rendered,
      ),
  }
}
