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
 * Subscribes to an autosave (created once, `useState(() => createAutosave(…))`). Saves when the user leaves the screen,
 * tab or browser and when the connection returns, and asks before a page with unsaved input closes.
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
