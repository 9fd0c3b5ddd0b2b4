import { type PointerEvent, useRef, useState } from 'react'
import { type Drag, draggedRange, pressedRange, sameRange, type Spot } from './drag-range.ts'
import type { GridProps, Range } from './grid-props.ts'

const threshold = 4
// Milliseconds and pixels; as on the board.
const longPress = 220
const stillWithin = 8

type Wanted = Pick<GridProps, 'events' | 'canCreate' | 'onDraft' | 'onMove'>

/** Ignores the click that browsers send after a drag. */
function suppressNextClick() {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

interface PointerTracking {
  locate: (x: number, y: number) => Spot | undefined
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
  const waiting = new AbortController()
  const { signal } = waiting
  const holding = new AbortController()
  const timer = setTimeout(() => {
    waiting.abort()
    tracking.onDrag(started)
    followPointer(press, started, {
      ...tracking,
      onDrag(drag) {
        if (!drag) holding.abort()
        tracking.onDrag(drag)
      },
    })
  }, longPress)
  const stop = () => {
    clearTimeout(timer)
    waiting.abort()
    holding.abort()
  }
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > stillWithin) stop()
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', stop, { signal })
  addEventListener('pointercancel', stop, { signal })
  const preventScroll = (event: Event) => {
    if (signal.aborted) event.preventDefault()
  }
  // Touches go to this element, even after it was removed because the event is on another day now.
  target.addEventListener('touchmove', preventScroll, { passive: false, signal: holding.signal })
  target.addEventListener('contextmenu', preventScroll, { signal: holding.signal })
}

/**
 * Creates, moves and resizes by dragging with a mouse or pen. A finger scrolls, creates by a tap, and moves an event after
 * a long press. `locate` gives the day and time of a point on the screen.
 */
export function useGridDrag(locate: (x: number, y: number) => Spot | undefined, wanted: Wanted) {
  const [drag, setDrag] = useState<Drag>()
  const isTouch = useRef(false)

  const begin = (target: Element, from: Spot): Drag | undefined => {
    const key = target.closest('[data-event]')?.getAttribute('data-event')
    const event = wanted.events.find((one) => one.key === key)
    if (event) {
      if (!event.occurrence.writable) return undefined
      return { kind: target.closest('[data-resize]') ? 'resize' : 'move', event, from, to: from }
    }
    const isEmptySlot = target.closest('[data-slots]') && !target.closest('a, button')
    return wanted.canCreate && isEmptySlot ? { kind: 'create', from, to: from } : undefined
  }

  const finish = (done: Drag, isMoved: boolean) => {
    if (!isMoved) {
      if (done.kind === 'create') wanted.onDraft(pressedRange(done.from))
      return
    }
    const range = draggedRange(done)
    if (done.kind === 'create') wanted.onDraft(range)
    else if (!sameRange(range, done.event)) wanted.onMove(done.event, range)
  }

  const onPointerDown = (press: PointerEvent) => {
    isTouch.current = press.pointerType === 'touch'
    if (press.button !== 0 || !(press.target instanceof Element)) return
    const spot = locate(press.clientX, press.clientY)
    const started = spot && begin(press.target, spot)
    const tracking = { locate, onDrag: setDrag, onFinish: finish }
    if (!started) return
    if (!isTouch.current) followPointer(press, started, tracking)
    else if (started.kind === 'move') followFinger(press, started, tracking)
  }

  /** A tap of a finger on free space. */
  const onClick = (press: { target: EventTarget; clientX: number; clientY: number }) => {
    if (!isTouch.current || !wanted.canCreate || !(press.target instanceof Element)) return
    if (press.target.closest('[data-event], a, button') || !press.target.closest('[data-slots]')) return
    const spot = locate(press.clientX, press.clientY)
    if (spot) wanted.onDraft(pressedRange(spot))
  }

  const dragged: { key: string | undefined; range: Range } | undefined = drag && {
    key: drag.kind === 'create' ? undefined : drag.event.key,
    range: draggedRange(drag),
  }
  return { dragged, handlers: { onPointerDown, onClick } }
}
