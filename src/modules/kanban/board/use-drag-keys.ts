import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Drag, BoardDrag } from './use-board-drag.ts'

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The next position in the direction of an arrow key; left and right refer to the screen. */
function findNextPosition({ kind, id, board, to }: Drag, key: string, rightToLeft: boolean) {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const across = key === forward ? 1 : key === backward ? -1 : 0
  const along = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (kind === 'column') {
    return { ...to, index: Math.max(0, Math.min(board.length - 1, to.index + across)) }
  }
  const columnIndex = board.findIndex((column) => column.id === to.columnId)
  const column = board[Math.max(0, Math.min(board.length - 1, columnIndex + across))]
  if (!column) return to
  const last = column.child.filter((task) => task.id !== id).length
  return { columnId: column.id, index: Math.max(0, Math.min(last, to.index + along)) }
}

/** Arrow keys move the dragged card or column, Space and Enter drop it, Escape cancels. */
export function useDragKeys({ drag, moveTo, drop, cancel }: BoardDrag, root: RefObject<HTMLElement | null>) {
  const isDragged = drag?.by === 'keys'

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!drag || drag.by !== 'keys' || !root.current) return
    if (['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      moveTo(findNextPosition(drag, event.key, isRightToLeft(root.current)))
    } else if (event.key === ' ' || event.key === 'Enter') drop()
    else if (event.key === 'Escape') cancel()
    else if (event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
  })
  const leave = useEffectEvent(() => cancel())

  useEffect(() => {
    if (!isDragged) return
    const ended = new AbortController()
    const { signal } = ended
    // The key that started the move has been handled already.
    addEventListener('keydown', (event) => press(event), { signal, capture: true })
    addEventListener('pointerdown', () => leave(), { signal, capture: true })
    return () => ended.abort()
  }, [isDragged])

  // In another column the element is mounted again and has lost the focus.
  useLayoutEffect(() => {
    if (drag?.by !== 'keys') return
    const element = root.current?.querySelector<HTMLElement>(
      drag.kind === 'task' ? `[data-task="${drag.id}"] [data-open]` : `[data-column="${drag.id}"] [data-grip]`,
    )
    element?.focus({ preventScroll: true })
    element?.closest('[data-task], [data-column]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [drag, root])
}
