import * as z from 'zod'
import type { WorkspaceLook } from '#platform/ui/theme/tokens.ts'
import { storageKey, workspaceLookKey } from './storage-key.ts'
import { durable, type Settings, settingsFrom } from './settings-schema.ts'

/** Settings as stored in this browser and, for signed-in users, on the server. */
export interface StoredSettings {
  settings: Settings
  /** ISO 8601; the newer settings win. */
  savedAt: string
  /** The user who last synchronised them, so that another user of this browser does not get them. */
  owner?: string | undefined
}

// As tolerant as the inline script, since both must read the same settings.
const Stored = z.object({
  value: z.record(z.string(), z.unknown()),
  savedAt: z.iso.datetime().catch(new Date(0).toISOString()),
  owner: z.string().optional().catch(undefined),
})

/** Parses the output of `storeSettings`, also from another tab; undefined if missing or invalid. */
export function parseStoredSettings(text: string | null): StoredSettings | undefined {
  try {
    const { data } = Stored.safeParse(JSON.parse(text ?? 'null'))
    return data && { settings: settingsFrom(data.value), savedAt: data.savedAt, owner: data.owner }
  } catch {
    return undefined
  }
}

export function readStoredSettings(): StoredSettings | undefined {
  try {
    return parseStoredSettings(localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

export function storeSettings({ settings, savedAt, owner }: StoredSettings) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ value: durable(settings), savedAt, owner }))
  } catch {
    // Storage is unavailable or full; the settings last until the tab closes.
  }
}

function objectFrom(text: string | null | undefined): object {
  const value: unknown = JSON.parse(text ?? 'null')
  return typeof value === 'object' && value !== null ? value : {}
}

/** What the server wrote into the page about the workspace. */
export const servedWorkspace = () => objectFrom(document.documentElement.dataset['workspace'])

/**
 * The look of the workspace: that with which the server rendered the page, else that of the last visit, as in the inline
 * script. `applyRawLook` validates it.
 */
export function readWorkspaceLook(): object {
  const served = servedWorkspace()
  try {
    return { ...objectFrom(localStorage.getItem(workspaceLookKey)), ...served }
  } catch {
    return served
  }
}

export function storeWorkspaceLook({ brand, font }: WorkspaceLook) {
  try {
    if (brand === null && font === '') localStorage.removeItem(workspaceLookKey)
    else localStorage.setItem(workspaceLookKey, JSON.stringify({ brand, font }))
  } catch {
    // Storage is unavailable or full; the first paint uses the built-in look.
  }
}
