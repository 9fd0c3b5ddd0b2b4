import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Side } from './use-note-actions.ts'

interface Drop<Id> {
  of: Id
  side: Side
}

/** Where a row goes: next to another, and the place, from 1, that it takes there. */
export interface Target<Id> extends Drop<Id> {
  place: number
}

interface Drag<Id> {
  id: Id
  drop: Drop<Id> | undefined
}

const edge = 64

/**
 * Reordering by a handle: with the pointer, Escape takes it back, or with the arrow keys. Rows carry `data-row`, their
 * common parent is the list; a row moved by key keeps the focus on its handle.
 */
export function useReorder<Id extends string | number>(ids: readonly Id[], onMove: (id: Id, to: Target<Id>) => void) {
  const [drag, setDrag] = useState<Drag<Id>>()
  const focused = useRef<Element | null>(null)
  const order = ids.join(' ')

  // Moving an element in the document takes the focus from what is in it.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus()
    focused.current = null
  }, [order])

  const move = (id: Id, { of, side }: Drop<Id>) => {
    const rest = ids.filter((one) => one !== id)
    onMove(id, { of, side, place: rest.indexOf(of) + (side === 'after' ? 2 : 1) })
  }

  const step = (id: Id, by: -1 | 1) => {
    const of = ids[ids.indexOf(id) + by]
    if (of === undefined) return
    focused.current = document.activeElement
    move(id, { of, side: by < 0 ? 'before' : 'after' })
  }

  const start = (event: PointerEvent<HTMLElement>, id: Id) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (!row || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    const ended = new AbortController()
    const { clientX, clientY } = event
    const scrolled = window.scrollY
    let drop: Drop<Id> | undefined

    const follow = (now: globalThis.PointerEvent) => {
      row.style.translate = `${now.clientX - clientX}px ${now.clientY - clientY + window.scrollY - scrolled}px`
      if (now.clientY < edge) window.scrollBy(0, -12)
      if (now.clientY > window.innerHeight - edge) window.scrollBy(0, 12)
      const over = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-row]')
      const of = ids.find((one) => String(one) === over?.dataset['row'])
      if (!over || of === undefined || of === id || over.parentElement !== row.parentElement) return
      const box = over.getBoundingClientRect()
      const side = now.clientY < box.top + box.height / 2 ? 'before' : 'after'
      if (drop?.of === of && drop.side === side) return
      drop = { of, side }
      setDrag({ id, drop })
    }
    const finish = (keep: boolean) => {
      ended.abort()
      row.style.translate = ''
      setDrag(undefined)
      if (keep && drop) move(id, drop)
    }
    setDrag({ id, drop })
    const { signal } = ended
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => finish(true), { signal })
    addEventListener('pointercancel', () => finish(false), { signal })
    const cancel = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      finish(false)
    }
    addEventListener('keydown', cancel, { signal, capture: true })
  }

  return {
    step,
    /** For the row's element. */
    row: (id: Id) => ({
      'data-row': id,
      'data-dragged': drag?.id === id || undefined,
      'data-drop': drag?.drop?.of === id ? drag.drop.side : undefined,
    }),
    /** For the row's handle, a button. */
    handle: (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
        if (!by) return
        event.preventDefault()
        event.stopPropagation()
        step(id, by)
      },
    }),
  }
}

function stepOf(key: string, rightToLeft: boolean) {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'ArrowDown' || key === forward) return 1
  return key === 'ArrowUp' || key === backward ? -1 : undefined
}
