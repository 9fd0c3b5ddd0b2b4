import { type RefObject, useEffect, useState } from 'react'

/** True if the element is at least `from` px wide; must match the container query in the stylesheet. */
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
