import { useSyncExternalStore } from 'react'
import { toLocal } from '../times/zones.ts'
import { useZone } from './use-zone.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((one) => one()), 15_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What the visitor's clock shows, to the minute. */
export function useNow() {
  const zone = useZone()
  return useSyncExternalStore(subscribe, () => toLocal(Date.now(), zone))
}
