import { type RefObject, useLayoutEffect, useRef } from 'react'

const duration = 200
const easing = 'cubic-bezier(0.16, 0.84, 0.44, 1)'

/** Animates cards to their new positions. */
export function useMoveAnimation(board: RefObject<HTMLElement | null>, order: string) {
  const places = useRef(new Map<string, { x: number; y: number }>())
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = new Map<string, { x: number; y: number }>()
    for (const card of board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const place = { x: card.offsetLeft, y: card.offsetTop }
      const before = places.current.get(card.dataset['card'] ?? '')
      next.set(card.dataset['card'] ?? '', place)
      if (isStill || !before || (before.x === place.x && before.y === place.y)) continue
      const from = `${before.x - place.x}px ${before.y - place.y}px`
      card.animate([{ translate: from }, { translate: '0 0' }], { duration, easing })
    }
    places.current = next
  }, [board, order])
}
