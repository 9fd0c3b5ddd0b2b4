import { useSyncExternalStore } from 'react'

const minute = 60_000
const subscribe = (report: () => void) => {
  const timer = setInterval(report, minute / 4)
  return () => clearInterval(timer)
}
const now = () => Math.floor(Date.now() / minute) * minute

/** The present minute: what becomes late turns late before the reader's eyes. */
export const useMinute = () => useSyncExternalStore(subscribe, now, now)
