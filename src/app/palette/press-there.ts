import { onShortcuts, runShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { base } from '#platform/web/navigation/base.ts'

const patience = 10_000

/** Triggers a screen's shortcut once the screen at this path is shown. */
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
  // Deferred, until the previous screen has unregistered its shortcuts.
  const stop = onShortcuts(() => setTimeout(attempt))
  setTimeout(attempt)
}
