import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { dragRow, type Side } from './drag-row.ts'

/** New position of a row: the row beside it, and its number, counted from 1. */
export interface Target<Id> {
  of: Id
  side: Side
  place: number
}

interface Drag<Id> {
  id: Id
  over?: { id: Id | undefined; side: Side }
}

/**
 * Reorders the rows of a list by a handle, with the pointer or the arrow keys; Escape cancels a drag. The rows must be
 * the only children of the list. The handle of a row moved by key keeps the focus.
 */
export function useReorder<Id extends string | number>(
  ids: readonly Id[],
  onMove: (id: Id, to: Target<Id>) => void,
  { oneColumn = false } = {},
) {
  const [drag, setDrag] = useState<Drag<Id>>()
  const restoreFocus = useFocusAfterMove(ids.join(' '))

  const move = (id: Id, of: Id, side: Side) => {
    const others = ids.filter((other) => other !== id)
    onMove(id, { of, side, place: others.indexOf(of) + (side === 'after' ? 2 : 1) })
  }

  const step = (id: Id, by: -1 | 1) => {
    const of = ids[ids.indexOf(id) + by]
    if (of === undefined) return
    restoreFocus()
    move(id, of, by < 0 ? 'before' : 'after')
  }

  const start = (event: PointerEvent<HTMLElement>, id: Id) => {
    const row = rowOfEvent(event)
    if (!row) return
    // The list may change during the drag, but its elements keep their rows.
    const idsByElement = new Map(
      [...(row.parentElement?.children ?? [])].map((element, index) => [element, ids[index]]),
    )
    setDrag({ id })
    dragRow({
      row,
      from: { clientX: event.clientX, clientY: event.clientY },
      oneColumn,
      onOver: (drop) => setDrag({ id, over: { id: idsByElement.get(drop.row), side: drop.side } }),
      onEnd: (drop) => {
        setDrag(undefined)
        const of = drop && idsByElement.get(drop.row)
        if (drop && of !== undefined) move(id, of, drop.side)
      },
    })
  }

  return {
    step,
    /** Props of the row's element. */
    row: (id: Id) => ({
      // Not the id, since random ids differ between the server-rendered page and the browser.
      'data-row': ids.indexOf(id),
      'data-dragged': drag?.id === id || undefined,
      'data-drop': drag?.over?.id === id ? drag.over.side : undefined,
    }),
    /** Props of the row's handle, a button. */
    handle: (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = getStep(event)
        if (by) step(id, by)
      },
    }),
  }
}

/** Restores the focus after a change of order, since moving an element in the document blurs it. */
function useFocusAfterMove(order: string) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus()
    focused.current = null
  }, [order])
  return () => {
    focused.current = document.activeElement
  }
}

/** The row whose handle was pressed with the main button. */
function rowOfEvent(event: PointerEvent<HTMLElement>) {
  if (event.button !== 0) return null
  event.preventDefault()
  event.currentTarget.focus()
  return event.currentTarget.closest<HTMLElement>('[data-row]')
}

function getStep(event: KeyboardEvent<HTMLElement>) {
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = ['ArrowDown', rightToLeft ? 'ArrowLeft' : 'ArrowRight']
  const backward = ['ArrowUp', rightToLeft ? 'ArrowRight' : 'ArrowLeft']
  const by = forward.includes(event.key) ? 1 : backward.includes(event.key) ? -1 : undefined
  if (by) {
    event.preventDefault()
    event.stopPropagation()
  }
  return by
}
