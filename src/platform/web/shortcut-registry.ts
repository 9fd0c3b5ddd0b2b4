import { normalKeys, pressedKeys } from './pressed-keys.ts'
import { createStore } from './store.ts'

export interface Shortcut {
  /** `j`, `/`, `#`, `Shift+U`, `Mod+S`, or one after the other: `g i`. */
  keys: string
  label: string
  /** Without it the sheet only tells of a key that something else hears, as a row of a list. */
  run?: () => void
}

interface Group {
  /** What the sheet says above them; those without stand with the screen's. */
  title: string | undefined
  shortcuts: readonly Shortcut[]
}

const groups = createStore<ReadonlyMap<string, Group>>(new Map())
const chordPause = 1000

/** What can be pressed now, with what is written above it. */
export const useShortcutGroups = () => [...groups.useValue().values()]

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select'))

const inTheWay =
  'dialog:modal, [aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden), [popover="auto"]:popover-open'

let first: { keys: string; at: number } | undefined

/** The one that was made last is meant: the innermost part of the screen. */
const find = (keys: string) =>
  [...groups.get().values()]
    .flatMap(({ shortcuts }) => shortcuts)
    .findLast((shortcut) => shortcut.run && normalKeys(shortcut.keys) === keys)

const begins = (keys: string) =>
  [...groups.get().values()].some(({ shortcuts }) =>
    shortcuts.some((shortcut) => shortcut.run && normalKeys(shortcut.keys).startsWith(`${keys} `)),
  )

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || /^(?:Shift|Control|Alt|Meta)$/.test(event.key)) return
  const keys = pressedKeys(event)
  if (isTyping(event.target) && !keys.startsWith('Mod+')) return
  if (document.querySelector(inTheWay)) return
  const before = first && event.timeStamp - first.at < chordPause ? `${first.keys} ` : ''
  first = undefined
  const shortcut = (before && find(before + keys)) || find(keys)
  if (shortcut) {
    event.preventDefault()
    shortcut.run?.()
  } else if (begins(keys)) first = { keys, at: event.timeStamp }
}

/** Has the shortcuts of one place heard and listed; to be called again when they change. */
export function listShortcuts(id: string, group: Group) {
  if (groups.get().size === 0) addEventListener('keydown', press)
  groups.set(new Map(groups.get()).set(id, group))
}

export function unlistShortcuts(id: string) {
  groups.set(new Map([...groups.get()].filter(([other]) => other !== id)))
  if (groups.get().size === 0) removeEventListener('keydown', press)
}
