import { useEffect, useRef } from 'react'

/** What is opened on a screen that stood there already takes the focus; a page that starts with it keeps its own. */
export function usePaneFocus(isThere: boolean, isNext: boolean) {
  const pane = useRef<HTMLElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isThere || isDone.current) return
    isDone.current = true
    const { activeElement } = document
    const isCalled = activeElement?.closest('[data-index], [data-opens-ticket]')
    if (isCalled || (isNext && activeElement === document.body)) pane.current?.focus({ preventScroll: true })
  }, [isThere, isNext])
  return pane
}
