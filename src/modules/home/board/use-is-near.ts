import { useCallback, useState } from 'react'

/** Distance below the viewport at which a card starts loading. */
const rootMargin = '200px'

/** Becomes true when the element is near the viewport, and when printing. */
export function useIsNear(isFirst: boolean) {
  const [isNear, setNear] = useState(isFirst)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const markNear = () => {
      setNear(true)
      end()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && markNear(),
      {
        rootMargin,
      },
    )
    const end = () => {
      observer.disconnect()
      removeEventListener('beforeprint', markNear)
    }
    observer.observe(element)
    addEventListener('beforeprint', markNear)
    return end
  }, [])
  return { ref, isNear }
}
