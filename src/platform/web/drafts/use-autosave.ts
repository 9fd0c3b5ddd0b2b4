import { useEffect, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import type { AutosaveState } from './autosave-options.ts'
import { useInterruptedDraft } from './use-interrupted-draft.ts'

interface Autosave<Values, Stored> {
  get: () => AutosaveState<Values, Stored>
  subscribe: (listener: () => void) => () => void
  start: () => void
  saveNow: () => void
  isAtRisk: () => boolean
  getCopyName: () => string | undefined
}

/**
 * Subscribes to an autosave (created once, `useState(() => createAutosave(…))`). Saves when the user leaves the screen,
 * tab or browser and when the connection returns, and asks before a page with unsaved input closes. If another user
 * closes the screen, a message says that unsaved input is kept.
 */
export function useAutosave<Values, Stored>(autosave: Autosave<Values, Stored>) {
  useEffect(() => {
    autosave.start()
    const saveNow = () => autosave.saveNow()
    const hide = () => document.hidden && autosave.saveNow()
    addEventListener('online', saveNow)
    addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', saveNow)
      removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', hide)
      autosave.saveNow()
    }
  }, [autosave])
  useBeforeUnload((event) => {
    if (autosave.isAtRisk()) event.preventDefault()
  })
  const state = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get)
  useInterruptedDraft(autosave.getCopyName())
  return state
}
