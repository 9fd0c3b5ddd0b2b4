import { themes } from '#platform/ui/theme/tokens.ts'
import { storageKey } from './storage-key.ts'

interface Stored {
  value?: Readonly<Record<string, unknown>>
}

/** Runs in the head of a public page, from its source text, so it may use only its parameters. */
function start(key: string, themes: readonly string[], darkSystem: string) {
  const root = document.documentElement
  const read = (): Stored => {
    try {
      return { ...JSON.parse(String(localStorage.getItem(key))) }
    } catch {
      // Storage is unavailable or invalid: default settings.
      return {}
    }
  }
  const raw = { ...read().value }
  const theme = themes.find((candidate) => candidate === raw['activeTheme'])
  if (theme) root.setAttribute('data-theme', theme)

  let mode = ['light', 'dark'].find((scheme) => scheme === raw['activeMode']) ?? 'system'
  const applyMode = () => {
    if (mode === 'system') root.removeAttribute('data-mode')
    else root.setAttribute('data-mode', mode)
  }
  // Pictures follow the system by themselves; the visitor's choice is applied during parsing, before requests start.
  const updateSources = () => {
    for (const source of document.querySelectorAll(`source[media="${darkSystem}"], source[data-dark]`)) {
      const media = mode === 'system' ? darkSystem : mode === 'dark' ? 'all' : 'not all'
      if (source.getAttribute('media') === media) continue
      source.setAttribute('data-dark', '')
      source.setAttribute('media', media)
    }
  }
  applyMode()
  const observer = new MutationObserver(updateSources)
  if (mode !== 'system') observer.observe(root, { childList: true, subtree: true })

  document.addEventListener('DOMContentLoaded', () => {
    updateSources()
    observer.disconnect()
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name="site-mode"]')) {
      input.checked = input.value === mode
    }
  })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'site-mode') return
    mode = target.value
    applyMode()
    updateSources()
    const stored = read()
    const value = { ...stored.value, activeMode: mode }
    try {
      localStorage.setItem(key, JSON.stringify({ ...stored, value, savedAt: new Date().toISOString() }))
    } catch {
      // Storage is unavailable; the choice applies only to this page.
    }
  })
}

/**
 * The inline script in the head of a public page: applies the visitor's theme and mode before the first paint, and
 * handles the switch of modes. Language and direction follow from the URL; the default mode is the system's. Public
 * pages share no code with the app's bundle.
 */
export const siteLookScript = () =>
  `(${start})(${[storageKey, themes, '(prefers-color-scheme: dark)'].map((value) => JSON.stringify(value)).join()})`
