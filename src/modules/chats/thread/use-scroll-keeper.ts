import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ScrollKeeper } from './scroll-keeper.ts'

/**
 * Keeps the scroll position of an element, initially at the first unread row or at the end. `onMove` is called whenever
 * the visible part may have changed.
 */
export function useScrollKeeper(isWhole: boolean, onMove: (keeper: ScrollKeeper) => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const keeper = useRef<ScrollKeeper>(undefined)

  const settled = useEffectEvent((keeps: ScrollKeeper) => {
    keeps.restore()
    if (keeps.isShown) onMove(keeps)
  })
  const scrolled = useEffectEvent((keeps: ScrollKeeper) => {
    keeps.remember(isWhole)
    if (keeps.isShown) onMove(keeps)
  })
  const begin = useEffectEvent((keeps: ScrollKeeper, firstNew: string | undefined) => {
    if (firstNew) keeps.goTo({ key: firstNew, share: 0.25, orEnd: isWhole })
    else keeps.goToEnd()
  })

  useLayoutEffect(() => {
    const [box, inner] = [scroller.current, content.current]
    if (!box || !inner) return
    const keeps = new ScrollKeeper(box)
    keeper.current = keeps
    begin(keeps, inner.querySelector<HTMLElement>('[data-first-new]')?.dataset['row'])
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
    keeper.current?.restore()
    keeper.current?.keepFocus()
  })

  return { keeper, scroller, content }
}
