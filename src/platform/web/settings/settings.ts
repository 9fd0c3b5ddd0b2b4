import { useSyncExternalStore } from 'react'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Brand, Density, ThemeName } from '#platform/ui/theme/tokens.ts'
import { drawLook } from './look-script.ts'
import { defaults, durable, type Settings, type Size, settingsFrom } from './settings-schema.ts'
import { keep, type Kept, keptFrom, readKept } from './settings-storage.ts'
import { storageKey } from './storage-key.ts'
import { rendering } from './rendering.ts'
import { createStore } from '#platform/web/store.ts'

const inBrowser = typeof document !== 'undefined'
const darkSystem = inBrowser ? matchMedia('(prefers-color-scheme: dark)') : undefined

let kept = inBrowser ? readKept() : undefined
const store = createStore<Settings>(kept?.settings ?? defaults)
const savedListeners = new Set<() => void>()
let prepare: (language: Language) => Promise<unknown> = async () => {}
let turn = 0

/** Sets the attributes and custom properties of the look on an element: all that a change of the look costs. */
export const applyLook = (settings: Settings, root: HTMLElement) =>
  drawLook(settings, root, darkSystem?.matches ?? false)

function commit(next: Settings) {
  if (inBrowser) applyLook(next, document.documentElement)
  store.set(next)
}

/** Language and direction wait until the texts are there, so that nothing is ever shown half translated. */
async function become({ isLanguage, activeDir, ...patch }: Partial<Settings>) {
  const before = store.get()
  if (isLanguage === undefined || isLanguage === before.isLanguage) {
    if (isLanguage !== undefined) turn += 1
    return commit({ ...before, ...patch, activeDir: activeDir ?? before.activeDir })
  }
  turn += 1
  const mine = turn
  commit({ ...before, ...patch })
  await prepare(isLanguage)
  if (mine === turn) commit({ ...store.get(), isLanguage, activeDir: activeDir ?? store.get().activeDir })
}

function remember(savedAt: string, owner: string | undefined) {
  kept = { settings: store.get(), savedAt, owner }
  keep(kept)
}

function change(patch: Partial<Settings>) {
  const save = () => {
    remember(new Date().toISOString(), kept?.owner)
    savedListeners.forEach((listener) => listener())
  }
  const done = become(patch)
  if (patch.isLanguage === undefined || patch.isLanguage === store.get().isLanguage) save()
  else return done.finally(save)
  return done
}

const hold = (patch: Partial<Settings>) => commit({ ...store.get(), ...patch })

const initial = () => rendering.settings ?? defaults

export const settings = {
  get: inBrowser ? store.get : initial,
  subscribe: store.subscribe,

  setTheme: (activeTheme: ThemeName) => void change({ activeTheme, brand: null }),
  /** A colour of one's own; null goes back to the theme. */
  setBrand: (brand: Brand | null) => void change({ brand }),
  setDensity: (density: Density) => void change({ density }),
  setDarkMode: (activeMode: Settings['activeMode']) => void change({ activeMode }),
  setDir: (activeDir: Settings['activeDir']) => void change({ activeDir }),
  /** Resolves once the screen speaks it, rejects where its texts cannot be loaded; then everything stays as it was. */
  setLanguage(isLanguage: Language) {
    const [from, to] = [languages[store.get().isLanguage].direction, languages[isLanguage].direction]
    return change({ isLanguage, ...(from !== to && { activeDir: to }) })
  },
  /** The components' own labels; null follows the interface language. */
  setComponentLanguage: (componentLanguage: string | null) => void change({ componentLanguage }),
  setCardShadow: (isCardShadow: boolean) => void change({ isCardShadow }),
  toggleLayout: (isLayout: Settings['isLayout'] = store.get().isLayout === 'boxed' ? 'full' : 'boxed') =>
    void change({ isLayout }),
  toggleHorizontal: (isHorizontal = !store.get().isHorizontal) => void change({ isHorizontal }),
  setBorderRadius: (borderRadius: number) => void change(settingsPart('borderRadius', borderRadius)),
  setSize: (size: Size, pixels: number) => void change(settingsPart(size, pixels)),
  toggleSidebar: () => void change({ isCollapse: !store.get().isCollapse }),
  hoverSidebar: (isSidebarHover: boolean) => hold({ isSidebarHover }),
  setShortcuts: (isShortcuts: boolean) => void change({ isShortcuts }),
  setWelcomed: (welcomed: string) => void change({ welcomed }),
  toggleMobileSidebar: () => hold({ isMobileSidebar: !store.get().isMobileSidebar }),

  /** The look as it came; returns what brings the old settings back. */
  reset() {
    const before = durable(store.get())
    const done = change({ ...durable(defaults), welcomed: before.welcomed })
    return { done, undo: () => change(before) }
  },

  /** Texts that must be there before a language is shown: the translation layer says how to load them. */
  onLanguage(load: typeof prepare) {
    prepare = load
  },

  /** For sharing with the server: what is kept, being told of this tab's changes, taking over newer settings. */
  kept: () => kept,
  onSaved(listener: () => void) {
    savedListeners.add(listener)
    return () => savedListeners.delete(listener)
  },
  async adopt({ settings: next, savedAt, owner }: Kept) {
    await become(durable(next))
    remember(savedAt, owner)
  },
  own: (owner: string) => remember(kept?.savedAt ?? new Date(0).toISOString(), owner),
}

const settingsPart = (size: Size, pixels: number): Partial<Settings> => ({
  [size]: settingsFrom({ [size]: Math.round(pixels) })[size],
})

/** All settings; a screen that needs one of them asks `useSetting` and renders less. */
export const useSettings = () => useSyncExternalStore(store.subscribe, store.get, initial)

export const useSetting = <Name extends keyof Settings>(name: Name): Settings[Name] =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get()[name],
    () => initial()[name],
  )

/** Shows a page whose prerendered text was held back, because it was in another language than the visitor's. */
export const revealPage = () => document.documentElement.removeAttribute('data-pending')

/** Whether the page's prerendered text is held back: then it is rendered anew instead of hydrated. */
export const isPending = () => document.documentElement.hasAttribute('data-pending')

if (inBrowser) {
  commit(store.get())
  darkSystem?.addEventListener('change', () => applyLook(store.get(), document.documentElement))
  addEventListener('storage', ({ key, newValue }) => {
    const found = key === storageKey ? keptFrom(newValue) : undefined
    if (!found) return
    kept = found
    // Its language may be out of reach from here; the rest is taken over all the same.
    become(durable(found.settings)).catch(() => {})
  })
}
