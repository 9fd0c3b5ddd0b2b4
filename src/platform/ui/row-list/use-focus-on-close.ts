import { type RefObject, useEffect, useRef } from 'react'
import type { RowFocus } from './use-row-focus.ts'

/** Focuses the row of an open record when the record closes, unless the focus is outside of the list. */
export function useFocusOnClose<Id>(
  scroller: RefObject<HTMLElement | null>,
  openId: Id | undefined,
  indexOf: (id: Id) => number | undefined,
  focus: RowFocus,
) {
  const opened = useRef(openId)
  useEffect(() => {
    const before = opened.current
    opened.current = openId
    if (before === undefined || openId !== undefined) return
    const { activeElement } = document
    if (activeElement !== document.body && !scroller.current?.contains(activeElement)) return
    focus.go(indexOf(before) ?? focus.active)
  })
}
