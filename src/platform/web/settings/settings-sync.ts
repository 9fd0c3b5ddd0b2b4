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
    const stored = settings.stored()
    if (stored) save({ value: durable(stored.settings), savedAt: stored.savedAt }).catch(() => {})
  }
  const saveWhenHidden = () => {
    if (timer && document.visibilityState === 'hidden') send()
  }
  const scheduleSave = () => {
    clearTimeout(timer)
    timer = setTimeout(send, wait)
  }

  async function reconcile() {
    const remote = await load()
    if (ended) return
    const local = settings.stored()
    const isOwn = local && (local.owner === undefined || local.owner === owner)
    if (remote && !(isOwn && local.savedAt > remote.savedAt)) {
      if (!local || local.savedAt !== remote.savedAt || local.owner !== owner) {
        await settings.restore({ settings: settingsFrom(remote.value), savedAt: remote.savedAt, owner })
      }
      return
    }
    settings.setOwner(owner)
    if (isOwn) send()
  }

  const unsubscribe = settings.onSaved(scheduleSave)
  document.addEventListener('visibilitychange', saveWhenHidden)
  const ready = reconcile().catch(() => {})

  return {
    /** Resolves once both sides are compared; if the server is unreachable, the settings stay. */
    ready,
    end() {
      ended = true
      if (timer) send()
      unsubscribe()
      document.removeEventListener('visibilitychange', saveWhenHidden)
    },
  }
}
