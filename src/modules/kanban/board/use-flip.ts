import { type RefObject, useLayoutEffect, useRef } from 'react'

const duration = 180

/** Animates cards to their new positions. */
export function useFlip(root: RefObject<HTMLElement | null>, order: string) {
  const positions = useRef(new Map<string, { list: Element | null; top: number }>())

  useLayoutEffect(() => {
    const next = new Map<string, { list: Element | null; top: number }>()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const card of root.current?.querySelectorAll<HTMLElement>('[data-task]') ?? []) {
      const id = card.dataset['task'] ?? ''
      const position = { list: card.parentElement, top: card.offsetTop }
      const before = positions.current.get(id)
      next.set(id, position)
      if (isStill || !before || before.list !== position.list || before.top === position.top) continue
      if (card.dataset['dragged'] === 'true') continue
      card.animate([{ translate: `0 ${before.top - position.top}px` }, { translate: '0 0' }], {
        duration,
        easing: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
      })
    }
    positions.current = next
  }, [root, order])
}
