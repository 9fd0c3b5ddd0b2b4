import { useRef } from 'react'
import type { ContactRows } from './use-contact-rows.ts'
import { isSelected, type SelectionActions } from './use-selection.ts'

/** Ticks a row, or with `extend` all rows from the one that was ticked last. */
export function useTicking(rows: ContactRows, { selection, mark }: SelectionActions) {
  const anchor = useRef<number>(null)
  return (index: number, extend: boolean) => {
    const contact = rows.rowAt(index)
    if (!contact) return
    const from = anchor.current
    anchor.current = index
    if (extend && from !== null && from !== index) {
      void rows.rowsBetween(from, index).then(
        (between) => mark(between, true),
        () => {},
      )
    } else mark([contact], !isSelected(selection, contact.id))
  }
}
