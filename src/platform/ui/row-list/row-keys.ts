import type { KeyboardEvent } from 'react'
import type { Shortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { indexOf, type RowFocus } from './use-row-focus.ts'

interface RowKeys {
  focus: Pick<RowFocus, 'go'>
  count: number
  perPage: number
  /** Selects the rows up to this one; absent where nothing can be selected. */
  extendTo?: ((index: number) => void) | undefined
  selectAll?: (() => void) | undefined
  escape?: () => void
  /** All other keys. */
  onKey?: (event: KeyboardEvent, index: number) => void
}

const moves: Record<string, (index: number, keys: RowKeys) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, { perPage }) => index + perPage,
  PageUp: (index, { perPage }) => index - perPage,
  Home: () => 0,
  End: (_, { count }) => count - 1,
}

/** The keys of a list of rows, for the row that has the focus: a handler of `keydown`. */
export function onRowKey(event: KeyboardEvent, keys: RowKeys) {
  const { key, shiftKey, target } = event
  const index = indexOf(target)
  if (index === undefined || event.altKey) return
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'a' || !keys.selectAll) return
    event.preventDefault()
    return keys.selectAll()
  }
  if (key === 'Escape') return keys.escape?.()
  const move = moves[key]
  if (!move) return keys.onKey?.(event, index)
  event.preventDefault()
  const next = Math.max(0, Math.min(move(index, keys), keys.count - 1))
  if (shiftKey && key.startsWith('Arrow')) keys.extendTo?.(next)
  keys.focus.go(next)
}

interface RowSteps {
  labels: { next: string; previous: string }
  focus: RowFocus
  count: number
  /** The index of the record that is open beside the list. */
  openIndex: number | undefined
  /** Opens another record in its place. */
  openAt: (index: number) => void
}

/** `j` and `k` anywhere on the screen: the row or the open record after or before. Arrow keys, for the shortcut sheet. */
export function rowShortcuts({ labels, focus, count, openIndex, openAt }: RowSteps): Shortcut[] {
  const step = (by: number) => () => {
    if (openIndex !== undefined) {
      const next = Math.max(0, Math.min(openIndex + by, count - 1))
      openAt(next)
      focus.scrollTo(next)
    } else focus.go(focus.isInRow() ? focus.active + by : focus.active)
  }
  return [
    { keys: 'j', label: labels.next, run: step(1) },
    { keys: 'ArrowDown', label: labels.next },
    { keys: 'k', label: labels.previous, run: step(-1) },
    { keys: 'ArrowUp', label: labels.previous },
  ]
}
