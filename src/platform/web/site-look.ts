import { themes } from '#platform/ui/theme/tokens.ts'
import { storageKey } from './look-script.ts'

/** Runs in the head of a public page, by its source text: nothing but its parameters. */
function begin(key: string, themes: readonly string[]) {
  let raw: Record<string, unknown> = {}
  try {
    raw = { ...JSON.parse(String(localStorage.getItem(key))).value }
  } catch {
    // No storage (a private window), or not ours: the usual look.
  }
  const root = document.documentElement
  const theme = themes.find((one) => one === raw['activeTheme'])
  if (theme) root.setAttribute('data-theme', theme)
  const mode = ['light', 'dark'].find((one) => one === raw['activeMode'])
  if (mode) root.setAttribute('data-mode', mode)
}

/**
 * The inline script of a public page's head: the visitor's own theme and mode before anything is painted. Language and
 * direction are the address's, and without a choice the mode is the system's.
 */
export const siteLookScript = () => `(${begin})(${JSON.stringify(storageKey)},${JSON.stringify(themes)})`
