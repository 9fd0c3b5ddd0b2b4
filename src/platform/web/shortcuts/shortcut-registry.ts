import { defaultKeys, ownKeys, shortcutId } from './own-keys.ts'
import { normalKeys, pressedKeys } from './pressed-keys.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { createStore } from '#platform/web/store.ts'
import { isTextField, typeAhead } from './type-ahead.ts'
import { shortcutsReady, waitForScreen, waitBehindOthers } from './waiting-keys.ts'

export interface Shortcut {
  /** `j`, `/`, `#`, `Shift+U`, `Mod+S`, or a sequence: `g i`. */
  keys: string
  label: string
  /** If undefined, the shortcut is only listed; an element, such as a row, handles the key. */
  run?: () => unknown
  /** The element finds out by `commandKeys` what a key means, so that users can choose another one. */
  isOwn?: boolean
  /** Yields to another shortcut with the same keys, as the global search does to a screen's own. */
  yields?: boolean
  /** Opens a text field that gets all further keys, even while the field is loading. */
  opensField?: boolean
  /** Runs again while the key is held, such as the step to the next row; other shortcuts run once. */
  repeats?: boolean
}

interface Group {
  /** Heading in the list of shortcuts; if undefined, they are listed with the screen's. */
  title: string | undefined
  shortcuts: readonly Shortcut[]
  /** Whether the shortcuts are the same on all screens. */
  isGlobal?: boolean
}

/** A shortcut with the keys that the user has chosen. */
export interface ListedShortcut extends Shortcut {
  id: string
}

const groups = createStore<ReadonlyMap<string, Group>>(new Map())
const chordTimeout = 1000

const listed = ({ shortcuts, isGlobal }: Group) =>
  shortcuts.map((shortcut): ListedShortcut => {
    const id = shortcutId(shortcut.keys, isGlobal)
    return { ...shortcut, id, keys: ownKeys(id) }
  })

/** Active shortcuts with their headings. */
export function useShortcutGroups() {
  useSetting('ownKeys')
  return [...groups.useValue().values()].map((group) => ({ title: group.title, shortcuts: listed(group) }))
}

const blockingLayers =
  'dialog:modal, [aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden), [popover="auto"]:popover-open'

let pendingChord: { keys: string; at: number } | undefined

/** The shortcuts with a `run` function. */
const activeShortcuts = () => [...groups.get().values()].flatMap(listed).filter(({ run }) => run)

/** Of several with the same keys, the latest registered one, which belongs to the innermost component. */
function find(has: (shortcut: ListedShortcut) => boolean) {
  const matching = activeShortcuts().filter(has)
  return matching.findLast((shortcut) => !shortcut.yields) ?? matching[0]
}
const findPressed = (keys: string) => find((shortcut) => shortcut.keys === keys)

const isPrefix = (keys: string) => activeShortcuts().some((shortcut) => shortcut.keys.startsWith(`${keys} `))

/** A single character without Ctrl, ⌘ or Alt, which speech input can press by accident (WCAG 2.1.4). */
export const isSingleKey = (keys: string) => /^(?:Shift\+)?.(?: |$)/.test(keys)

function handleKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || /^(?:Shift|Control|Alt|Meta|AltGraph)$/.test(event.key)) return
  const keys = pressedKeys(event)
  if (isTextField(event.target) && !keys.startsWith('Mod+')) return
  if (isSingleKey(keys) && !settings.get().isShortcuts) return
  if (document.querySelector(blockingLayers) || waitBehindOthers(event)) return
  const before = pendingChord && event.timeStamp - pendingChord.at < chordTimeout ? `${pendingChord.keys} ` : ''
  pendingChord = undefined
  const shortcut = (before && findPressed(before + keys)) || findPressed(keys)
  // The screen may have it too.
  if (shortcut?.yields && waitForScreen(event)) return
  if (shortcut) {
    event.preventDefault()
    if (!event.repeat || shortcut.repeats) runOrBuffer(shortcut)
  } else if (isPrefix(keys)) pendingChord = { keys, at: event.timeStamp }
  else waitForScreen(event)
}

function runOrBuffer({ run, opensField }: Shortcut) {
  if (opensField && run) typeAhead(run)
  else run?.()
}

/** Runs a shortcut, named by its default keys, for a button; returns false if nothing handles them. */
export function runShortcut(keys: string) {
  const shortcut = find(({ id }) => defaultKeys(id) === normalKeys(keys))
  if (shortcut) runOrBuffer(shortcut)
  return shortcut !== undefined
}

export const onShortcuts = groups.subscribe

let isChecking = false

/** Reports shortcuts with the same keys, or with one as prefix of the other, as errors. */
function check() {
  isChecking = false
  // The sheet warns of keys that the user has chosen twice.
  const sameKeys = activeShortcuts().filter(({ yields, id, keys }) => !yields && defaultKeys(id) === keys)
  const conflicting = sameKeys.find(({ keys }, index) =>
    sameKeys.some(
      (other, otherIndex) => (otherIndex > index && other.keys === keys) || other.keys.startsWith(`${keys} `),
    ),
  )
  if (conflicting) reportError(new Error(`More than one shortcut uses "${conflicting.keys}": ${conflicting.label}`))
}

/** Registers and lists the shortcuts of a component; call it again when they change. */
export function registerShortcuts(id: string, group: Group) {
  if (groups.get().size === 0) {
    addEventListener('keydown', handleKeyDown)
    queueMicrotask(() => dispatchEvent(new Event(shortcutsReady)))
  }
  groups.set(new Map(groups.get()).set(id, group))
  if (isChecking) return
  isChecking = true
  // After all components of the screen have registered theirs.
  queueMicrotask(check)
}

export function unregisterShortcuts(id: string) {
  groups.set(new Map([...groups.get()].filter(([other]) => other !== id)))
  if (groups.get().size === 0) removeEventListener('keydown', handleKeyDown)
}
