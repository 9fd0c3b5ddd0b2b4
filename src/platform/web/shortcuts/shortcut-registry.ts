import { normalKeys, pressedKeys } from './pressed-keys.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { createStore } from '#platform/web/store.ts'
import { isTextField, typeAhead } from './type-ahead.ts'

export interface Shortcut {
  /** `j`, `/`, `#`, `Shift+U`, `Mod+S`, or a sequence: `g i`. */
  keys: string
  label: string
  /** If undefined, the shortcut is only listed; an element, such as a row, handles the key. */
  run?: () => unknown
  /** Yields to another shortcut with the same keys, as the global search does to a screen's own. */
  yields?: boolean
  /** Opens a text field that gets all further keys, even while the field is loading. */
  opensField?: boolean
}

interface Group {
  /** Heading in the list of shortcuts; if undefined, they are listed with the screen's. */
  title: string | undefined
  shortcuts: readonly Shortcut[]
}

const groups = createStore<ReadonlyMap<string, Group>>(new Map())
const chordPause = 1000

/** Active shortcuts with their headings. */
export const useShortcutGroups = () => [...groups.useValue().values()]

const inTheWay =
  'dialog:modal, [aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden), [popover="auto"]:popover-open'

let first: { keys: string; at: number } | undefined

/** The shortcuts with a `run` function. */
const heard = () =>
  [...groups.get().values()]
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ run }) => run)
    .map((shortcut) => ({ ...shortcut, keys: normalKeys(shortcut.keys) }))

/** Of several with the same keys, the latest registered one, which belongs to the innermost component. */
function find(keys: string) {
  const found = heard().filter((shortcut) => shortcut.keys === keys)
  return found.findLast((shortcut) => !shortcut.yields) ?? found[0]
}

const begins = (keys: string) => heard().some((shortcut) => shortcut.keys.startsWith(`${keys} `))

/** A single character without Ctrl, ⌘ or Alt, which speech input can press by accident (WCAG 2.1.4). */
export const isSingleKey = (keys: string) => /^(?:Shift\+)?.(?: |$)/.test(keys)

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || /^(?:Shift|Control|Alt|Meta|AltGraph)$/.test(event.key)) return
  const keys = pressedKeys(event)
  if (isTextField(event.target) && !keys.startsWith('Mod+')) return
  if (isSingleKey(keys) && !settings.get().isShortcuts) return
  if (document.querySelector(inTheWay)) return
  const before = first && event.timeStamp - first.at < chordPause ? `${first.keys} ` : ''
  first = undefined
  const shortcut = (before && find(before + keys)) || find(keys)
  if (shortcut) {
    event.preventDefault()
    runFound(shortcut)
  } else if (begins(keys)) first = { keys, at: event.timeStamp }
}

function runFound({ run, opensField }: Shortcut) {
  if (opensField && run) typeAhead(run)
  else run?.()
}

/** Runs a shortcut for a button; returns false if nothing handles its keys. */
export function runShortcut(keys: string) {
  const found = find(normalKeys(keys))
  if (found) runFound(found)
  return found !== undefined
}

export const onShortcuts = groups.subscribe

let isChecking = false

/** Reports shortcuts with the same keys, or with one as prefix of the other, as errors. */
function check() {
  isChecking = false
  const all = heard().filter(({ yields }) => !yields)
  const twice = all.find(({ keys }, at) =>
    all.some((other, place) => (place > at && other.keys === keys) || other.keys.startsWith(`${keys} `)),
  )
  if (twice) reportError(new Error(`More than one shortcut uses "${twice.keys}": ${twice.label}`))
}

/** Registers and lists the shortcuts of a component; call it again when they change. */
export function listShortcuts(id: string, group: Group) {
  if (groups.get().size === 0) addEventListener('keydown', press)
  groups.set(new Map(groups.get()).set(id, group))
  if (isChecking) return
  isChecking = true
  // After all components of the screen have registered theirs.
  queueMicrotask(check)
}

export function unlistShortcuts(id: string) {
  groups.set(new Map([...groups.get()].filter(([other]) => other !== id)))
  if (groups.get().size === 0) removeEventListener('keydown', press)
}
