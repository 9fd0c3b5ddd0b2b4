import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has room for rows of one line; the stylesheet's container query says the same. */
export function useIsWide(element: RefObject<HTMLElement | null>, from: number) {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= from))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, from])
  return isWide
}
