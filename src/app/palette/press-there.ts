import { onShortcuts, runShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { base } from '#platform/web/navigation/base.ts'

const patience = 10_000

/** Runs a screen's own shortcut once the screen at this address is there, as if its key were pressed. */
export function pressThere(path: string, keys: string) {
  const there = new URL(base + path.slice(1), location.href).pathname
  const end = () => {
    clearTimeout(timer)
    stop()
  }
  const attempt = () => {
    if (location.pathname === there && runShortcut(keys)) end()
  }
  const timer = setTimeout(() => end(), patience)
  // In a turn of its own: of a screen that goes, all parts have taken theirs away by then.
  const stop = onShortcuts(() => setTimeout(attempt))
  setTimeout(attempt)
}
