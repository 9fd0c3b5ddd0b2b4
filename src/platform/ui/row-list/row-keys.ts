import type { KeyboardEvent } from 'react'
import type { Shortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { type StepLabels, stepShortcuts } from '#platform/ui/row-steps/step-shortcuts.ts'
import { readIndex, type RowFocus } from './use-row-focus.ts'

interface RowKeys {
  focus: Pick<RowFocus, 'go'>
  count: number
  perPage: number
  /** Selects the rows up to this one; undefined if rows cannot be selected. */
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

/** Handles `keydown` for the focused row of a list. */
export function onRowKey(event: KeyboardEvent, keys: RowKeys) {
  const { key, shiftKey, target } = event
  const index = readIndex(target)
  if (index === undefined || event.altKey) return
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'a' || !keys.selectAll) return
    event.preventDefault()
    return keys.selectAll()
  }
  if (key === 'Escape') return keys.escape?.()
  const move = moves[key]
  // A held key acts once, as each action may move the focus to the next row.
  if (!move) return event.repeat ? undefined : keys.onKey?.(event, index)
  event.preventDefault()
  const next = Math.max(0, Math.min(move(index, keys), keys.count - 1))
  if (shiftKey && key.startsWith('Arrow')) keys.extendTo?.(next)
  keys.focus.go(next)
}

interface RowSteps {
  labels: StepLabels
  focus: RowFocus
  count: number
  /** The index of the record that is open beside the list. */
  openIndex: number | undefined
  /** Opens another record instead. */
  openAt: (index: number) => void
}

/** Shortcuts `j` and `k`, from anywhere on the screen: the next or previous row or record; lists the arrow keys. */
export function rowShortcuts({ labels, focus, count, openIndex, openAt }: RowSteps): Shortcut[] {
  const step = (by: 1 | -1) => {
    if (openIndex !== undefined) {
      const next = Math.max(0, Math.min(openIndex + by, count - 1))
      openAt(next)
      focus.scrollTo(next)
    } else focus.go(focus.isInRow() ? focus.active + by : focus.active)
  }
  return stepShortcuts(labels, step, { hasArrows: true })
}
