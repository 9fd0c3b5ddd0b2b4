import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RowFocusOptions {
  count: number
  scrollTo: (index: number) => void
  /** Selects the element of a row that takes the focus; the default is the row itself. */
  within?: string
}

/**
 * The row that the Tab key reaches, and the focus while rows are added, removed and moved. Rows have `data-index`; the
 * element of `scroller` has `handlers`.
 */
export function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  { count, scrollTo, within = '' }: RowFocusOptions,
) {
  const [reached, setReached] = useState(0)
  const active = Math.min(reached, Math.max(0, count - 1))
  // Set while the row to focus is not rendered: the element that has the focus meanwhile.
  const awaited = useRef<{ from: Element | null }>(undefined)
  const isInside = useRef(false)
  const find = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] ${within}`.trim())

  // After every rendering: it may have added the awaited row, or removed the focused one.
  useEffect(() => {
    const { activeElement } = document
    const isNowhere = activeElement === document.body
    if (awaited.current && !isNowhere && activeElement !== awaited.current.from) awaited.current = undefined
    if (!awaited.current && !(isInside.current && isNowhere)) return
    const row = find(active)
    if (!row) return
    awaited.current = undefined
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
    /** Scrolls to a row and gives it the focus, at once or as soon as it is rendered. */
    go(index: number) {
      const next = Math.max(0, Math.min(index, count - 1))
      const row = find(next)
      isInside.current = true
      // Only a row that is not there is awaited: a second focus would take it from where the user has moved since.
      awaited.current = row ? undefined : { from: document.activeElement }
      setReached(next)
      scrollTo(next)
      row?.focus({ preventScroll: true })
    },
    handlers: {
      onFocus({ target }: FocusEvent) {
        isInside.current = true
        const index = indexOf(target)
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
export function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}
