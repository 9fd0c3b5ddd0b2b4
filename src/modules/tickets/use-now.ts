import { useSyncExternalStore } from 'react'

const minute = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, minute / 4)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** The present minute, in milliseconds; renders again when the next one begins. */
export const useNow = () => useSyncExternalStore(subscribe, thisMinute, thisMinute)
