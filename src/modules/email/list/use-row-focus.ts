import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Which row the Tab key reaches, and the focus that follows it while rows come, go and move. */
export function useRowFocus(scroller: RefObject<HTMLElement | null>, count: number, scrollTo: (index: number) => void) {
  const [reached, setReached] = useState(0)
  const active = Math.min(reached, Math.max(0, count - 1))
  const isWanted = useRef(false)
  const isInside = useRef(false)

  // After every rendering: the wanted row may only now have come into being, the focused one may just have gone.
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (!isWanted.current && !isLost) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!row) return
    isWanted.current = false
    row.focus({ preventScroll: true })
  })

  return {
    active,
    go(index: number) {
      const next = Math.max(0, Math.min(index, count - 1))
      isWanted.current = true
      setReached(next)
      scrollTo(next)
    },
    /** Takes the focus to the row that the Tab key would reach. */
    back() {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
      isInside.current = true
      // One that is not there yet is waited for; asking twice would take the focus from where it went since.
      isWanted.current = !row
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

/** The index of the row that an element stands in. */
export function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}
