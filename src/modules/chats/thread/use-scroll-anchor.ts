import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ScrollAnchor } from './scroll-anchor.ts'

/**
 * Keeps the scroll position of an element, initially at the first unread row or at the end. `onMove` is called whenever
 * the visible part may have changed.
 */
export function useScrollAnchor(isWhole: boolean, onMove: (scrollAnchor: ScrollAnchor) => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const scrollAnchor = useRef<ScrollAnchor>(undefined)

  const settled = useEffectEvent((scrollAnchor: ScrollAnchor) => {
    scrollAnchor.restore()
    if (scrollAnchor.isShown) onMove(scrollAnchor)
  })
  const scrolled = useEffectEvent((keeps: ScrollAnchor) => {
    keeps.remember(isWhole)
    if (keeps.isShown) onMove(keeps)
  })
  const start = useEffectEvent((scrollAnchor: ScrollAnchor, firstNew: string | undefined) => {
    if (firstNew) scrollAnchor.goTo({ key: firstNew, share: 0.25, preferEnd: isWhole })
    else scrollAnchor.goToEnd()
  })

  useLayoutEffect(() => {
    const [box, inner] = [scroller.current, content.current]
    if (!box || !inner) return
    const keeps = new ScrollAnchor(box)
    scrollAnchor.current = keeps
    start(keeps, inner.querySelector<HTMLElement>('[data-first-new]')?.dataset['row'])
    const sizes = new ResizeObserver(() => settled(keeps))
    sizes.observe(box)
    sizes.observe(inner)
    const onScroll = () => scrolled(keeps)
    box.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('visibilitychange', onScroll)
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', onScroll)
      document.removeEventListener('visibilitychange', onScroll)
    }
  }, [])

  useLayoutEffect(() => {
    scrollAnchor.current?.restore()
    scrollAnchor.current?.keepFocus()
  })

  return { scrollAnchor, scroller, content }
}
