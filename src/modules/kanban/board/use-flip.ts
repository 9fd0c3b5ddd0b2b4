import { type RefObject, useLayoutEffect, useRef } from 'react'

const duration = 180

/** Animates cards to their new positions. */
export function useFlip(root: RefObject<HTMLElement | null>, order: string) {
  const places = useRef(new Map<string, { list: Element | null; top: number }>())

  useLayoutEffect(() => {
    const next = new Map<string, { list: Element | null; top: number }>()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const card of root.current?.querySelectorAll<HTMLElement>('[data-task]') ?? []) {
      const id = card.dataset['task'] ?? ''
      const place = { list: card.parentElement, top: card.offsetTop }
      const before = places.current.get(id)
      next.set(id, place)
      if (isStill || !before || before.list !== place.list || before.top === place.top) continue
      if (card.dataset['lifted'] === 'true') continue
      card.animate([{ translate: `0 ${before.top - place.top}px` }, { translate: '0 0' }], {
        duration,
        easing: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
      })
    }
    places.current = next
  }, [root, order])
}
