import type { QuotaName } from '#platform/contracts/quota.ts'
import type { Counted } from './quotas.ts'

interface Window {
  used: number
  /** Milliseconds since 1970. */
  startedAt: number
}

/**
 * Counts uses per user and window, in the memory of this process: each process counts its own requests, and a restart
 * begins anew. A window begins with the user's first use.
 */
export function windowCounter<Name extends QuotaName>(name: Name, limit: number, seconds: number) {
  const windows = new Map<string, Window>()
  const length = seconds * 1000
  const current = (userId: string, at: number) => {
    const window = windows.get(userId)
    // A window that begins in the future comes from a clock that was ahead.
    return window && at >= window.startedAt && at < window.startedAt + length ? window : undefined
  }
  const secondsToWait = (window: Window, at: number) => Math.max(1, Math.ceil((window.startedAt + length - at) / 1000))
  return {
    name,
    limit,
    seconds,
    /** Counts one use. If none was left, `used` is more than the limit. */
    add(userId: string, at: number): Counted {
      let window = current(userId, at)
      if (!window) windows.set(userId, (window = { used: 0, startedAt: at }))
      window.used += 1
      return { name, scope: 'person', limit, used: window.used, wait: secondsToWait(window, at) }
    },
    read(userId: string, at: number) {
      const window = current(userId, at)
      return window
        ? { used: Math.min(window.used, limit), endsAt: window.startedAt + length }
        : { used: 0, endsAt: undefined }
    },
    /** Removes windows that have ended. */
    sweep(at: number) {
      for (const userId of windows.keys()) if (!current(userId, at)) windows.delete(userId)
    },
  }
}
