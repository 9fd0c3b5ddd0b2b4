// Settings of the look and language of this browser and user, stored and applied to the page.
// Any code of the browser may read them; app and account screens change them.

import { useSyncExternalStore } from 'react'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Brand, Density, ThemeName, WorkspaceLook } from '#platform/ui/theme/tokens.ts'
import { applyRawLook } from './look-script.ts'
import { defaults, durable, type Settings, type Size, settingsFrom } from './settings-schema.ts'
import {
  storeSettings,
  type StoredSettings,
  parseStoredSettings,
  storeWorkspaceLook,
  readStoredSettings,
  readWorkspaceLook,
} from './settings-storage.ts'
import { storageKey } from './storage-key.ts'
import { rendering } from './rendering.ts'
import { createStore } from '#platform/web/store.ts'

const inBrowser = typeof document !== 'undefined'
const darkModeQuery = inBrowser ? matchMedia('(prefers-color-scheme: dark)') : undefined
const contrastQuery = inBrowser ? matchMedia('(prefers-contrast: more)') : undefined

let stored = inBrowser ? readStoredSettings() : undefined
// A browser without stored settings uses those with which the server rendered the page.
const served = inBrowser ? settingsFrom(JSON.parse(document.documentElement.dataset['look'] ?? 'null')) : defaults
const store = createStore<Settings>(stored?.settings ?? served)
let workspaceLook = inBrowser ? readWorkspaceLook() : {}
const savedListeners = new Set<() => void>()
let prepare: (language: Language) => Promise<unknown> = async () => {}
let latestChange = 0

/** Sets the theme's attributes and custom properties on an element; nothing else depends on the theme. */
export const applyLook = (raw: Settings, root: HTMLElement) =>
  applyRawLook(
    {
      raw,
      workspace: { ...workspaceLook },
      systemIsDark: darkModeQuery?.matches ?? false,
      systemAsksContrast: contrastQuery?.matches ?? false,
    },
    root,
  )

function commit(next: Settings) {
  if (inBrowser) applyLook(next, document.documentElement)
  store.set(next)
}

/** Language and direction change only after the texts have loaded, so that no screen is partly translated. */
async function applyChange({ isLanguage, activeDir, ...patch }: Partial<Settings>) {
  const before = store.get()
  if (isLanguage === undefined || isLanguage === before.isLanguage) {
    if (isLanguage !== undefined) latestChange += 1
    return commit({ ...before, ...patch, activeDir: activeDir ?? before.activeDir })
  }
  latestChange += 1
  const ownChange = latestChange
  commit({ ...before, ...patch })
  await prepare(isLanguage)
  if (ownChange === latestChange) commit({ ...store.get(), isLanguage, activeDir: activeDir ?? store.get().activeDir })
}

function storeAs(savedAt: string, owner: string | undefined) {
  stored = { settings: store.get(), savedAt, owner }
  storeSettings(stored)
}

function change(patch: Partial<Settings>) {
  const save = () => {
    storeAs(new Date().toISOString(), stored?.owner)
    savedListeners.forEach((listener) => listener())
  }
  const done = applyChange(patch)
  if (patch.isLanguage === undefined || patch.isLanguage === store.get().isLanguage) save()
  else return done.finally(save)
  return done
}

const applyTemporarily = (patch: Partial<Settings>) => commit({ ...store.get(), ...patch })

const initial = () => rendering.settings ?? defaults

export const settings = {
  get: inBrowser ? store.get : initial,
  subscribe: store.subscribe,

  setTheme: (activeTheme: ThemeName) => void change({ activeTheme, brand: null }),
  /** The user's own colour; null for the theme's. */
  setBrand: (brand: Brand | null) => void change({ brand }),
  setContrast: (contrast: Settings['contrast']) => void change({ contrast }),
  setDensity: (density: Density) => void change({ density }),
  setDarkMode: (activeMode: Settings['activeMode']) => void change({ activeMode }),
  setDir: (activeDir: Settings['activeDir']) => void change({ activeDir }),
  /** Resolves once the language is in use; rejects without changes if its texts cannot be loaded. */
  setLanguage(isLanguage: Language) {
    const [from, to] = [languages[store.get().isLanguage].direction, languages[isLanguage].direction]
    return change({ isLanguage, ...(from !== to && { activeDir: to }) })
  },
  /** MUI locale; null follows the interface language. */
  setComponentLanguage: (componentLanguage: string | null) => void change({ componentLanguage }),
  setCardShadow: (isCardShadow: boolean) => void change({ isCardShadow }),
  toggleLayout: (isLayout: Settings['isLayout'] = store.get().isLayout === 'boxed' ? 'full' : 'boxed') =>
    void change({ isLayout }),
  toggleHorizontal: (isHorizontal = !store.get().isHorizontal) => void change({ isHorizontal }),
  setBorderRadius: (borderRadius: number) => void change(settingsPart('borderRadius', borderRadius)),
  setSize: (size: Size, pixels: number) => void change(settingsPart(size, pixels)),
  toggleSidebar: () => void change({ isCollapse: !store.get().isCollapse }),
  hoverSidebar: (isSidebarHover: boolean) => applyTemporarily({ isSidebarHover }),
  setShortcuts: (isShortcuts: boolean) => void change({ isShortcuts }),
  setOwnKeys: (ownKeys: Settings['ownKeys']) => void change({ ownKeys }),
  setWelcomed: (welcomed: string) => void change({ welcomed }),
  toggleMobileSidebar: () => applyTemporarily({ isMobileSidebar: !store.get().isMobileSidebar }),

  /** Resets the settings; returns a function that restores them. */
  reset() {
    const before = durable(store.get())
    const done = change({ ...durable(defaults), ownKeys: before.ownKeys, welcomed: before.welcomed })
    return { done, undo: () => change(before) }
  },

  /** Registers a function that loads texts before a language is shown. */
  onLanguage(load: typeof prepare) {
    prepare = load
  },

  /** Colour and font chosen by an administrator; stored for the first paint of later visits. */
  setWorkspaceLook(look: WorkspaceLook) {
    workspaceLook = look
    storeWorkspaceLook(look)
    applyLook(store.get(), document.documentElement)
  },

  /** For synchronisation with the server. */
  stored: () => stored,
  onSaved(listener: () => void) {
    savedListeners.add(listener)
    return () => savedListeners.delete(listener)
  },
  async restore({ settings: next, savedAt, owner }: StoredSettings) {
    await applyChange(durable(next))
    storeAs(savedAt, owner)
  },
  setOwner: (owner: string) => storeAs(stored?.savedAt ?? new Date(0).toISOString(), owner),
}

const settingsPart = (size: Size, pixels: number): Partial<Settings> => ({
  [size]: settingsFrom({ [size]: Math.round(pixels) })[size],
})

/** All settings; prefer `useSetting`, which re-renders less often. */
export const useSettings = () => useSyncExternalStore(store.subscribe, store.get, initial)

export const useSetting = <Name extends keyof Settings>(name: Name): Settings[Name] =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get()[name],
    () => initial()[name],
  )

/** Shows a prerendered page that was hidden because it is not in the visitor's language. */
export const revealPage = () => document.documentElement.removeAttribute('data-pending')

/** Whether the prerendered page is hidden; it is then rendered again instead of hydrated. */
export const isPending = () => document.documentElement.hasAttribute('data-pending')

if (inBrowser) {
  commit(store.get())
  for (const query of [darkModeQuery, contrastQuery])
    query?.addEventListener('change', () => applyLook(store.get(), document.documentElement))
  addEventListener('storage', ({ key, newValue }) => {
    const changed = key === storageKey ? parseStoredSettings(newValue) : undefined
    if (!changed) return
    stored = changed
    // The language may fail to load; the other settings are applied all the same.
    applyChange(durable(changed.settings)).catch(() => {})
  })
}
