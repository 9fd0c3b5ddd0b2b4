import { useEffect, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import type { AutosaveState } from './autosave-options.ts'

interface Autosave<Values, Stored> {
  get: () => AutosaveState<Values, Stored>
  subscribe: (listener: () => void) => () => void
  begin: () => void
  leave: () => void
  isAtRisk: () => boolean
}

/**
 * Follows an autosave (made once, `useState(() => createAutosave(…))`) and saves when the screen, the tab or the browser is
 * left, or the connection is back. Asks before a page closes with what cannot be saved.
 */
export function useAutosave<Values, Stored>(autosave: Autosave<Values, Stored>) {
  useEffect(() => {
    autosave.begin()
    const leave = () => autosave.leave()
    const hide = () => document.hidden && autosave.leave()
    addEventListener('online', leave)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', leave)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      autosave.leave()
    }
  }, [autosave])
  useBeforeUnload((event) => {
    if (autosave.isAtRisk()) event.preventDefault()
  })
  return useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get)
}
