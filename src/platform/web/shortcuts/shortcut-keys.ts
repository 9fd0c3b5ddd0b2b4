// `Mod` is ⌘ on Apple keyboards, else Ctrl.
export const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const signs = { ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' }
const apple: Record<string, string> = { ...signs, Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const other: Record<string, string> = { ...signs, Mod: 'Ctrl' }

const named = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** Labels of the keys of `Mod+Shift+x`: Ctrl, Shift, X, or ⌘, ⇧, X. */
export const keyNames = (keys: string) =>
  keys.split(/\+(?=.)/).map((key) => (isApple() ? apple[key] : other[key]) ?? named(key))

/** The keys as one text, for a tooltip. */
export const shownKeys = (keys: string) => keyNames(keys).join(isApple() ? '' : '+')

/** The keys for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string) => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
