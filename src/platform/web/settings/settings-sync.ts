import type { SavedSettings } from '#platform/contracts/session-contract.ts'
import { durable, settingsFrom } from './settings-schema.ts'
import { settings } from './settings.ts'

interface SettingsSyncOptions {
  /** The id of the signed-in user. */
  owner: string
  load: () => Promise<SavedSettings | null>
  save: (saved: SavedSettings) => Promise<unknown>
  /** Delay in ms in which changes are collected before they are sent. */
  wait?: number
}

/**
 * Synchronises a user's settings between browsers: the newer ones win, and later changes are sent. Settings of another
 * user of this browser are never sent. Returns a function that ends it.
 */
export function syncSettings({ owner, load, save, wait = 800 }: SettingsSyncOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  // Settings that could not be sent are sent with the next change or at the next start.
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const kept = settings.kept()
    if (kept) save({ value: durable(kept.settings), savedAt: kept.savedAt }).catch(() => {})
  }
  const leave = () => {
    if (timer && document.visibilityState === 'hidden') send()
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(send, wait)
  }

  async function meet() {
    const found = await load()
    if (ended) return
    const here = settings.kept()
    const ours = here && (here.owner === undefined || here.owner === owner)
    if (found && !(ours && here.savedAt > found.savedAt)) {
      if (!here || here.savedAt !== found.savedAt || here.owner !== owner) {
        await settings.adopt({ settings: settingsFrom(found.value), savedAt: found.savedAt, owner })
      }
      return
    }
    settings.own(owner)
    if (ours) send()
  }

  const off = settings.onSaved(changed)
  document.addEventListener('visibilitychange', leave)
  const ready = meet().catch(() => {})

  return {
    /** Resolves once both sides are compared; if the server is unreachable, the settings stay. */
    ready,
    end() {
      ended = true
      if (timer) send()
      off()
      document.removeEventListener('visibilitychange', leave)
    },
  }
}
