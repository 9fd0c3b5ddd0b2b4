import { type RefObject, useLayoutEffect, useState } from 'react'

/** How tall an element is, followed as it changes. */
export function useBlockSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(600)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect.height))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
