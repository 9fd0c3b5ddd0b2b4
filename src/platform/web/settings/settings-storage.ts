import * as z from 'zod'
import { storageKey } from './storage-key.ts'
import { durable, type Settings, settingsFrom } from './settings-schema.ts'

/** Settings as they are kept: in this browser, and for a signed-in user on the server. */
export interface Kept {
  settings: Settings
  /** ISO 8601: of two browsers' settings the newer win. */
  savedAt: string
  /** The user they were last shared with, so that another user of this browser is not given them. */
  owner?: string | undefined
}

// As tolerant as the look script: what it painted from, the store must read as well.
const Stored = z.object({
  value: z.record(z.string(), z.unknown()),
  savedAt: z.iso.datetime().catch(new Date(0).toISOString()),
  owner: z.string().optional().catch(undefined),
})

/** Reads what `keep` wrote, or another tab did; nothing where it is missing or broken. */
export function keptFrom(text: string | null): Kept | undefined {
  try {
    const { data } = Stored.safeParse(JSON.parse(text ?? 'null'))
    return data && { settings: settingsFrom(data.value), savedAt: data.savedAt, owner: data.owner }
  } catch {
    return undefined
  }
}

export function readKept(): Kept | undefined {
  try {
    return keptFrom(localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

export function keep({ settings, savedAt, owner }: Kept) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ value: durable(settings), savedAt, owner }))
  } catch {
    // A private window, or no room: the look lasts as long as the tab.
  }
}
