import { onShortcuts, runShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { base } from '#platform/web/navigation/base.ts'

const timeout = 10_000

/** Triggers a screen's shortcut once the screen at this path is shown. */
export function runShortcutOn(path: string, keys: string) {
  const pathname = new URL(base + path.slice(1), location.href).pathname
  const end = () => {
    clearTimeout(timer)
    stop()
  }
  const attempt = () => {
    if (location.pathname === pathname && runShortcut(keys)) end()
  }
  const timer = setTimeout(() => end(), timeout)
  // Deferred, until the previous screen has unregistered its shortcuts.
  const stop = onShortcuts(() => setTimeout(attempt))
  setTimeout(attempt)
}
