import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/web/store.ts'

const store = createStore('')

/** Announces a change of the board to screen readers. */
export const announce = (text: string) => store.set(text)

export const Announcer = () => (
  <p className="visually-hidden" role="status">
    {useSyncExternalStore(store.subscribe, store.get, store.get)}
  </p>
)
