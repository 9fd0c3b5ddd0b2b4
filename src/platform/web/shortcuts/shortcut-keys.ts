// Which of the two a keyboard has; `Mod` is the one that commands are given with there.
export const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const signs = { ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' }
const apple: Record<string, string> = { ...signs, Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const other: Record<string, string> = { ...signs, Mod: 'Ctrl' }

const named = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** `Mod+Shift+x` as the keyboard has it: Ctrl, Shift, X, or ⌘, ⇧, X. */
export const keyNames = (keys: string) =>
  keys.split(/\+(?=.)/).map((key) => (isApple() ? apple[key] : other[key]) ?? named(key))

/** The same in one piece, for a tooltip. */
export const shownKeys = (keys: string) => keyNames(keys).join(isApple() ? '' : '+')

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string) => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
