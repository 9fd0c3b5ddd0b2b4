import { type PointerEvent, type RefObject, useState } from 'react'
import { nearest, type Place } from './nearest.ts'

/** A press that moves less is none. */
const least = 5
/** Closer to the window's edge than this, the page scrolls along; at most so fast, in px a frame. */
const edge = 72
const speed = 18

interface Point {
  x: number
  y: number
}

interface DragOptions {
  board: RefObject<HTMLElement | null>
  id: string
  /** Where it would go if it were let go now; undefined when it is over. */
  onPreview: (place: number | undefined) => void
  onDrop: (place: number) => void
}

/**
 * Dragging by mouse, pen and touch. Where a card would go is reckoned from the places that cards had when it was lifted:
 * those that glide out of its way do not take the aim with them.
 */
export function useDrag({ board, id, onPreview, onDrop }: DragOptions) {
  const [point, setPoint] = useState<Point>()

  const begin = (event: PointerEvent<HTMLElement>) => {
    // A finger beside the handle scrolls.
    const isHandle = event.currentTarget.dataset['handle'] !== undefined
    if (event.button !== 0 || !board.current || (event.pointerType === 'touch' && !isHandle)) return
    const places = positionsOf(board.current)
    const own = places.findIndex((place) => place.id === id)
    const start = { x: event.clientX, y: event.clientY }
    const ended = new AbortController()
    const { signal } = ended
    let at = start
    let to = own
    let isLifted = false

    const look = () => {
      const next = nearest(places, { x: at.x + scrollX, y: at.y + scrollY })
      if (next === to) return
      to = next
      onPreview(to)
    }
    const scroll = () => {
      if (signal.aborted) return
      const beyond = Math.min(0, at.y - edge) + Math.max(0, at.y - innerHeight + edge)
      if (beyond !== 0) {
        scrollBy(0, (beyond / edge) * speed)
        look()
      }
      requestAnimationFrame(scroll)
    }
    const end = (isDropped: boolean) => {
      ended.abort()
      setPoint(undefined)
      onPreview(undefined)
      if (isLifted && isDropped && to !== own) onDrop(to)
    }

    // On the window: a card that changes its place among its siblings would lose hold of the pointer.
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        at = { x: clientX, y: clientY }
        if (!isLifted && Math.hypot(at.x - start.x, at.y - start.y) < least) return
        if (!isLifted) requestAnimationFrame(scroll)
        isLifted = true
        setPoint(at)
        look()
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

/** Where cards are once they have come to rest: those that still glide are where they will be. */
function positionsOf(board: HTMLElement): Place[] {
  const { x, y } = board.getBoundingClientRect()
  return [...board.querySelectorAll<HTMLElement>('[data-card]')].map((card) => ({
    id: card.dataset['card'] ?? '',
    x: x + scrollX + card.offsetLeft,
    y: y + scrollY + card.offsetTop,
    width: card.offsetWidth,
    height: card.offsetHeight,
  }))
}
