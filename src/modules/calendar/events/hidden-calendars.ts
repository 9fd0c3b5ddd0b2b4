import * as z from 'zod'
import { createStore } from '#platform/web/store.ts'

const key = 'atrium-calendar-hidden'
const Hidden = z.array(z.int()).max(500)

function readStored(): readonly number[] {
  if (import.meta.env.SSR) return []
  try {
    return Hidden.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

const store = createStore<readonly number[]>(readStored(), [])

/** The calendars hidden on this device. */
export const useHiddenCalendars = store.useValue

function storeHidden(next: readonly number[]) {
  store.set(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Without storage, the choice is lost on reload.
  }
}

export const toggleCalendar = (id: number) => {
  const hidden = store.get()
  storeHidden(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])
}

export const showOnly = (id: number, all: readonly number[]) => storeHidden(all.filter((one) => one !== id))
