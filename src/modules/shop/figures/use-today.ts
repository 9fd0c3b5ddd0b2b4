import { useSyncExternalStore } from 'react'
import { dayOf } from './days.ts'

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}

const today = () => dayOf(Date.now())

/** The day that it is here; renders again when the next one begins. */
export const useToday = () => useSyncExternalStore(subscribe, today, today)
