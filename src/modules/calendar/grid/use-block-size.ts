import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of an element, updated on resize. */
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
