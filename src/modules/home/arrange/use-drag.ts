import { type PointerEvent, type RefObject, useState } from 'react'
import { findNearest, type CardPosition } from './nearest.ts'

/** In px; shorter movements are clicks. */
const minDistance = 5
/** Distance from the window's edge at which the page scrolls, in px, and maximum speed in px per frame. */
const edge = 72
const speed = 18

interface Point {
  x: number
  y: number
}

interface DragOptions {
  board: RefObject<HTMLElement | null>
  id: string
  /** The index where the card would be dropped; undefined after the drag. */
  onPreview: (position: number | undefined) => void
  onDrop: (position: number) => void
}

/**
 * Drags by mouse, pen and touch. The target is computed from the positions at the start of the drag, so that cards
 * moving aside do not change it.
 */
export function useDrag({ board, id, onPreview, onDrop }: DragOptions) {
  const [point, setPoint] = useState<Point>()

  const begin = (event: PointerEvent<HTMLElement>) => {
    // Touches outside the handle scroll.
    const isHandle = event.currentTarget.dataset['handle'] !== undefined
    if (event.button !== 0 || !board.current || (event.pointerType === 'touch' && !isHandle)) return
    const positions = measurePositions(board.current)
    const ownIndex = positions.findIndex((position) => position.id === id)
    const start = { x: event.clientX, y: event.clientY }
    const ended = new AbortController()
    const { signal } = ended
    let at = start
    let to = ownIndex
    let isLifted = false

    const updateTarget = () => {
      const next = findNearest(positions, { x: at.x + scrollX, y: at.y + scrollY })
      if (next === to) return
      to = next
      onPreview(to)
    }
    const scroll = () => {
      if (signal.aborted) return
      const overflow = Math.min(0, at.y - edge) + Math.max(0, at.y - innerHeight + edge)
      if (overflow !== 0) {
        scrollBy(0, (overflow / edge) * speed)
        updateTarget()
      }
      requestAnimationFrame(scroll)
    }
    const end = (isDropped: boolean) => {
      ended.abort()
      setPoint(undefined)
      onPreview(undefined)
      if (isLifted && isDropped && to !== ownIndex) onDrop(to)
    }

    // On the window, since moving the element among its siblings would lose the pointer capture.
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        at = { x: clientX, y: clientY }
        if (!isLifted && Math.hypot(at.x - start.x, at.y - start.y) < minDistance) return
        if (!isLifted) requestAnimationFrame(scroll)
        isLifted = true
        setPoint(at)
        updateTarget()
      },
      { signal },
    )
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end(false)
      },
      { signal },
    )
  }

  return { point, handlers: { onPointerDown: begin } }
}

/** The cards' final positions, ignoring running animations. */
function measurePositions(board: HTMLElement): CardPosition[] {
  const { x, y } = board.getBoundingClientRect()
  return [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => ({
    id: card.dataset['card'] ?? '',
    x: x + scrollX + card.offsetLeft,
    y: y + scrollY + card.offsetTop,
    width: card.offsetWidth,
    height: card.offsetHeight,
  }))
}
