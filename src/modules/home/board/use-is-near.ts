import { useCallback, useState } from 'react'

/** How far below the window a card is begun with, so that it is there when it is scrolled to. */
const ahead = '200px'

/** Says when an element first comes near the window; on paper all of them are. */
export function useIsNear(isFirst: boolean) {
  const [isNear, setNear] = useState(isFirst)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const near = () => {
      setNear(true)
      end()
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin: ahead,
    })
    const end = () => {
      observer.disconnect()
      removeEventListener('beforeprint', near)
    }
    observer.observe(element)
    addEventListener('beforeprint', near)
    return end
  }, [])
  return { place, isNear }
}
