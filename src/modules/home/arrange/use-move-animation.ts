import { type RefObject, useLayoutEffect, useRef } from 'react'

const duration = 200
const easing = 'cubic-bezier(0.16, 0.84, 0.44, 1)'

/** Animates cards to their new positions. */
export function useMoveAnimation(board: RefObject<HTMLElement | null>, order: string) {
  const positions = useRef(new Map<string, { x: number; y: number }>())
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = new Map<string, { x: number; y: number }>()
    for (const card of board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const position = { x: card.offsetLeft, y: card.offsetTop }
      const before = positions.current.get(card.dataset['card'] ?? '')
      next.set(card.dataset['card'] ?? '', position)
      if (isStill || !before || (before.x === position.x && before.y === position.y)) continue
      const from = `${before.x - position.x}px ${before.y - position.y}px`
      card.animate([{ translate: from }, { translate: '0 0' }], { duration, easing })
    }
    positions.current = next
  }, [board, order])
}
