import { type RefObject, useEffect, useRef } from 'react'
import type { Ticket } from '../contract.ts'

/** Keeps the focus in the list when its row goes, and brings it back when the open ticket is closed. */
export function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  shown: readonly Ticket[],
  open: number | 'new' | undefined,
) {
  const last = useRef(0)
  const isInside = useRef(false)
  const opened = useRef(open)

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      isInside.current = row !== null
      if (row) last.current = Number(row.dataset['index'])
    }
    // A row that is taken away says nothing, which leaves the list marked as having the focus.
    const leave = ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget instanceof Node && current.contains(relatedTarget)
    }
    current.addEventListener('focusin', enter)
    current.addEventListener('focusout', leave)
    return () => {
      current.removeEventListener('focusin', enter)
      current.removeEventListener('focusout', leave)
    }
  }, [scroller])

  // After every rendering: a row may only now have gone, or come.
  useEffect(() => {
    const before = opened.current
    opened.current = open
    const isClosed = typeof before === 'number' && open === undefined
    if (!isClosed && !isInside.current) return
    const at = isClosed ? shown.findIndex(({ id }) => id === before) : last.current
    const index = Math.max(0, Math.min(at < 0 ? last.current : at, shown.length - 1))
    const { current } = scroller
    const { activeElement } = document
    // The focus may still be at the row from which another ticket was opened than the one that is closed.
    const isFree = activeElement === document.body || (isClosed && current?.contains(activeElement))
    if (isFree) current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus({ preventScroll: true })
  })
}
