import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RowFocusOptions {
  count: number
  scrollTo: (index: number) => void
  /** Selector of the element of a row that takes the focus; by default the row itself. */
  within?: string
}

/**
 * Roving tab stop of a list of rows, and its focus while rows are added, removed and moved. Rows must have
 * `data-index`; the element of `scroller` must have `handlers`.
 */
export function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  { count, scrollTo, within = '' }: RowFocusOptions,
) {
  const [focusedCount, setReached] = useState(0)
  const active = Math.min(focusedCount, Math.max(0, count - 1))
  // Set while the row to focus is not rendered: the element with the focus at that time.
  const pendingFocus = useRef<{ from: Element | null }>(undefined)
  const isInside = useRef(false)
  const find = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] ${within}`.trim())

  // After every render, which may have added the awaited row or removed the focused one.
  useEffect(() => {
    const { activeElement } = document
    const isFocusLost = activeElement === document.body
    if (pendingFocus.current && !isFocusLost && activeElement !== pendingFocus.current.from)
      pendingFocus.current = undefined
    if (!pendingFocus.current && !(isInside.current && isFocusLost)) return
    const row = find(active)
    if (!row) return
    pendingFocus.current = undefined
    row.focus({ preventScroll: true })
  })

  return {
    active,
    scrollTo,
    /** Whether the focus is in a row. */
    isInRow() {
      const row = document.activeElement?.closest('[data-index]')
      return Boolean(row && scroller.current?.contains(row))
    },
    /** Scrolls to a row and focuses it, immediately or once it is rendered. */
    go(index: number) {
      const next = Math.max(0, Math.min(index, count - 1))
      const row = find(next)
      isInside.current = true
      // A rendered row is not awaited: focusing it again later would take the focus from the user's new position.
      pendingFocus.current = row ? undefined : { from: document.activeElement }
      setReached(next)
      scrollTo(next)
      row?.focus({ preventScroll: true })
    },
    handlers: {
      onFocus({ target }: FocusEvent) {
        isInside.current = true
        const index = readIndex(target)
        if (index !== undefined) setReached(index)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      },
    },
  }
}

export type RowFocus = ReturnType<typeof useRowFocus>

/** The index of the row that contains an element. */
export function readIndex(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}
