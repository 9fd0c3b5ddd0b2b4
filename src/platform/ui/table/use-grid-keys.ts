import { type RefObject, useEffect } from 'react'
import { useStepShortcuts } from '#platform/ui/row-steps/use-step-shortcuts.ts'
import {
  cellAt,
  cellInNextRow,
  type CellPosition,
  focusCell,
  getPosition,
  positionAfter,
  setTabStops,
} from './grid-keys.ts'

const createCell = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null

/** Whether the element handles these keys itself, such as a field or a resize handle. */
const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [role="separator"]')

/**
 * Gives a table a single tab stop, and arrow keys, Home, End and page keys to move between cells (ARIA grid pattern).
 * `j` and `k` move between rows from anywhere on the screen, F2 edits, Shift+Space selects.
 */
export function useGridKeys(ref: RefObject<HTMLTableElement | null>) {
  useStepShortcuts(
    (by) => {
      const cell = ref.current && cellInNextRow(ref.current, by)
      if (cell) focusCell(cell)
    },
    { hasArrows: true },
  )
  useEffect(() => {
    const table = ref.current
    if (!table) return
    let position: CellPosition = { row: 0, cell: 0 }
    const updateTabStops = () => setTabStops(table, cellAt(table, position))

    const handleFocusIn = ({ target }: FocusEvent) => {
      const cell = createCell(target)
      if (!cell) return
      position = getPosition(cell)
      updateTabStops()
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      const cell = createCell(target)
      if (!cell || altKey || event.defaultPrevented || hasOwnKeys(target)) return
      const action =
        key === 'F2'
          ? cell.querySelector<HTMLElement>('[data-edit]')
          : key === ' ' && shiftKey
            ? cell.parentElement?.querySelector<HTMLElement>('input[type="checkbox"]')
            : undefined
      const direction = getComputedStyle(table).direction === 'rtl' ? -1 : 1
      const next = action || shiftKey ? undefined : positionAfter(key, getPosition(cell), direction, ctrlKey || metaKey)
      const to = next && cellAt(table, next)
      if (!action && !to) return
      event.preventDefault()
      action?.click()
      if (to) focusCell(to)
    }
    const watcher = new MutationObserver(updateTabStops)
    watcher.observe(table, { childList: true, subtree: true })
    table.addEventListener('focusin', handleFocusIn)
    table.addEventListener('keydown', handleKeyDown)
    updateTabStops()
    return () => {
      watcher.disconnect()
      table.removeEventListener('focusin', handleFocusIn)
      table.removeEventListener('keydown', handleKeyDown)
    }
  }, [ref])
}
