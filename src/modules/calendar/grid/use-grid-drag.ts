import { type PointerEvent, useRef, useState } from 'react'
import { type Drag, draggedRange, pressedRange, sameRange, type GridPosition } from './drag-range.ts'
import type { GridProps, Range } from './grid-props.ts'

const threshold = 4
// Milliseconds and pixels; as on the board.
const longPress = 220
const maxMovement = 8

type GridActions = Pick<GridProps, 'events' | 'canCreate' | 'onDraft' | 'onMove'>

/** Ignores the click that browsers send after a drag. */
function suppressNextClick() {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

interface PointerTracking {
  locate: (x: number, y: number) => GridPosition | undefined
  onDrag: (drag: Drag | undefined) => void
  onFinish: (drag: Drag, isMoved: boolean) => void
}

/** Follows the pointer until its button is released; Escape cancels. */
function followPointer(press: PointerEvent, started: Drag, { locate, onDrag, onFinish }: PointerTracking) {
  let current = started
  let isMoved = false
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    listening.abort()
    onDrag(undefined)
  }
  const move = (event: globalThis.PointerEvent) => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > threshold
    const to = locate(event.clientX, event.clientY)
    if (!to || (!isMoved && !far)) return
    isMoved = true
    event.preventDefault()
    current = { ...current, to }
    onDrag(current)
  }
  const release = () => {
    if (isMoved) suppressNextClick()
    onFinish(current, isMoved)
    end()
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isMoved) suppressNextClick()
    end()
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', cancel, { signal, capture: true })
}

/** Follows a finger after a long press; a finger that moves earlier scrolls. */
function followFinger(press: PointerEvent, started: Drag, tracking: PointerTracking) {
  const { target } = press
  const pressListeners = new AbortController()
  const { signal } = pressListeners
  const holdListeners = new AbortController()
  const timer = setTimeout(() => {
    pressListeners.abort()
    tracking.onDrag(started)
    followPointer(press, started, {
      ...tracking,
      onDrag(drag) {
        if (!drag) holdListeners.abort()
        tracking.onDrag(drag)
      },
    })
  }, longPress)
  const stop = () => {
    clearTimeout(timer)
    pressListeners.abort()
    holdListeners.abort()
  }
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > maxMovement) stop()
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', stop, { signal })
  addEventListener('pointercancel', stop, { signal })
  const preventScroll = (event: Event) => {
    if (signal.aborted) event.preventDefault()
  }
  // Touches go to this element, even after it was removed because the event is on another day now.
  target.addEventListener('touchmove', preventScroll, { passive: false, signal: holdListeners.signal })
  target.addEventListener('contextmenu', preventScroll, { signal: holdListeners.signal })
}

/**
 * Creates, moves and resizes by dragging with a mouse or pen. A finger scrolls, creates by a tap, and moves an event after
 * a long press. `locate` gives the day and time of a point on the screen.
 */
export function useGridDrag(locate: (x: number, y: number) => GridPosition | undefined, actions: GridActions) {
  const [drag, setDrag] = useState<Drag>()
  const isTouch = useRef(false)

  const startDrag = (target: Element, from: GridPosition): Drag | undefined => {
    const key = target.closest('[data-event]')?.getAttribute('data-event')
    const event = actions.events.find((one) => one.key === key)
    if (event) {
      if (!event.occurrence.writable) return undefined
      return { kind: target.closest('[data-resize]') ? 'resize' : 'move', event, from, to: from }
    }
    const isEmptySlot = target.closest('[data-slots]') && !target.closest('a, button')
    return actions.canCreate && isEmptySlot ? { kind: 'create', from, to: from } : undefined
  }

  const finish = (finished: Drag, isMoved: boolean) => {
    if (!isMoved) {
      if (finished.kind === 'create') actions.onDraft(pressedRange(finished.from))
      return
    }
    const range = draggedRange(finished)
    if (finished.kind === 'create') actions.onDraft(range)
    else if (!sameRange(range, finished.event)) actions.onMove(finished.event, range)
  }

  const onPointerDown = (press: PointerEvent) => {
    isTouch.current = press.pointerType === 'touch'
    if (press.button !== 0 || !(press.target instanceof Element)) return
    const position = locate(press.clientX, press.clientY)
    const started = position && startDrag(press.target, position)
    const tracking = { locate, onDrag: setDrag, onFinish: finish }
    if (!started) return
    if (!isTouch.current) followPointer(press, started, tracking)
    else if (started.kind === 'move') followFinger(press, started, tracking)
  }

  /** A tap of a finger on free space. */
  const onClick = (press: { target: EventTarget; clientX: number; clientY: number }) => {
    if (!isTouch.current || !actions.canCreate || !(press.target instanceof Element)) return
    if (press.target.closest('[data-event], a, button') || !press.target.closest('[data-slots]')) return
    const position = locate(press.clientX, press.clientY)
    if (position) actions.onDraft(pressedRange(position))
  }

  const dragged: { key: string | undefined; range: Range } | undefined = drag && {
    key: drag.kind === 'create' ? undefined : drag.event.key,
    range: draggedRange(drag),
  }
  return { dragged, handlers: { onPointerDown, onClick } }
}
