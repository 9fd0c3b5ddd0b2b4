import { useSyncExternalStore } from 'react'
import { pathInside } from '#platform/web/navigation/base.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { ariaKeys } from './shortcut-keys.ts'
import { type KeyPress, normalKeys, pressedKeys } from './pressed-keys.ts'

/** The scope of shortcuts that are the same on all screens. */
export const everywhere = '*'

/** Screens whose paths begin with the same two parts, such as a list and its forms, have the same keys. */
const screenScope = () => pathInside(location.pathname).split('/', 3).slice(1).join('/')

/** Identifies a shortcut in the settings: by its default keys and the screens that have it. */
export const shortcutId = (keys: string, isGlobal = false) =>
  `${isGlobal ? everywhere : screenScope()} ${normalKeys(keys)}`

export const defaultKeys = (id: string) => id.slice(id.indexOf(' ') + 1)

/** The keys that the user has chosen for a shortcut, else its default keys. */
export const ownKeys = (id: string) => settings.get().ownKeys[id] ?? defaultKeys(id)

/** `aria-keyshortcuts` of a button that does the same as a shortcut of the screen. */
export const useAriaKeys = (keys: string) =>
  useSyncExternalStore(
    settings.subscribe,
    () => ariaKeys(ownKeys(shortcutId(keys))),
    () => keys,
  )

/**
 * The default keys of the shortcut that a key press means on this screen, for elements that handle keys themselves; an
 * empty text if the user has chosen other keys for it.
 */
export function commandKeys(event: KeyPress) {
  const pressed = pressedKeys(event)
  const screenKeys = Object.entries(settings.get().ownKeys).filter(([id]) => id.startsWith(`${screenScope()} `))
  const chosen = screenKeys.find(([, keys]) => keys === pressed)?.[0] ?? shortcutId(pressed)
  return ownKeys(chosen) === pressed ? defaultKeys(chosen) : ''
}
