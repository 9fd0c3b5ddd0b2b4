import { useEffect, useRef, useState } from 'react'

/** Whether another record was opened since the page loaded; returning to the first one counts as well. */
export function useIsNext<Id>(open: Id) {
  const [first, setFirst] = useState<{ id: Id } | undefined>({ id: open })
  if (first && open !== first.id) setFirst(undefined)
  return open !== first?.id
}

interface PaneState {
  /** Whether the record, or an error in its place, is rendered. */
  isOpen: boolean
  hasNext: boolean
  /** Whether a form replaces the record; the pane gets the focus back when the form closes. */
  isEditing?: boolean
}

/**
 * Focuses the pane of a record that was opened from a list, or from an element with `data-opens-record`. A page that
 * starts with an open record leaves the focus unchanged.
 */
export function usePaneFocus<Pane extends HTMLElement>({ isOpen, hasNext, isEditing = false }: PaneState) {
  const pane = useRef<Pane>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    const { activeElement } = document
    const isFocusLost = activeElement === document.body
    const isCalled = isDone.current
      ? isFocusLost
      : (hasNext && isFocusLost) || activeElement?.closest('[role="grid"], [data-index], [data-opens-record]')
    isDone.current = true
    if (isCalled && !isEditing) pane.current?.focus({ preventScroll: true })
  }, [isOpen, hasNext, isEditing])
  return pane
}
