import { useSyncExternalStore } from 'react'
import { renderedAt } from './settings/rendering.ts'

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), minute / 4)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const floorToMinute = (moment: number) => Math.floor(moment / minute) * minute
const currentMinute = () => floorToMinute(Date.now())
const renderedMinute = () => floorToMinute(renderedAt())

/** The current minute in milliseconds since 1970; re-renders every minute. */
export const useMinute = () => useSyncExternalStore(subscribe, currentMinute, renderedMinute)
