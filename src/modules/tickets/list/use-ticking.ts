import { useRef } from 'react'
import type { Ticket } from '../contract.ts'
import { isSelected, type SelectionActions } from './use-selection.ts'

/** Ticks a row, or with `extend` all rows from the one that was ticked last. */
export function useTicking(shown: readonly Ticket[], { selection, mark }: SelectionActions) {
  const anchor = useRef<number>(null)
  return (index: number, extend: boolean) => {
    const ticket = shown[index]
    if (!ticket) return
    const from = anchor.current
    anchor.current = index
    if (extend && from !== null && from !== index)
      mark(shown.slice(Math.min(from, index), Math.max(from, index) + 1), true)
    else mark([ticket], !isSelected(selection, ticket.id))
  }
}
