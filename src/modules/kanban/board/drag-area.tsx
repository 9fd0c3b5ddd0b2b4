import { type CollisionDetection, DndContext, DragOverlay } from '@dnd-kit/core'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { noAnnouncements, useDragSensors } from '#platform/ui/reorder/drag-and-drop.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { findColumnAt, findColumnIndex, findTaskPosition } from './position-at.ts'
import type { BoardDrag } from './use-board-drag.ts'

interface DragAreaProps {
  dragging: BoardDrag
  root: RefObject<HTMLElement | null>
  /** Shown at the pointer during a drag. */
  picture: ReactNode
  children: ReactNode
}

const dropAnimation = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? null : { duration: 160 })

export const dragId = (kind: 'task' | 'column', id: number) => `${kind}:${id}`

/** Ignores the click on a link that browsers send at the end of a drag by mouse. */
function suppressNextClick() {
  const ended = new AbortController()
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true, signal: ended.signal })
  setTimeout(() => ended.abort(), 50)
}

/**
 * Drag and drop by mouse and touch. The library distinguishes drags from clicks and scrolling, renders the preview and
 * scrolls at the edges; the drop position is computed from the layout.
 */
export function DragArea({ dragging, root, picture, children }: DragAreaProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const point = useRef({ x: 0, y: 0 })
  const sensors = useDragSensors()

  const overColumn: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
    if (!pointerCoordinates || !root.current) return []
    point.current = pointerCoordinates
    const column = findColumnAt(root.current, pointerCoordinates)?.dataset['column']
    return droppableContainers.filter(({ id }) => id === `list:${column}`).map(({ id }) => ({ id }))
  }

  const follow = () => {
    const { drag, moveTo } = dragging
    if (!drag || !root.current) return
    if (drag.kind === 'column') moveTo({ ...drag.to, index: findColumnIndex(root.current, drag.id, point.current) })
    else moveTo(findTaskPosition(root.current, drag.id, point.current) ?? drag.to)
  }

  return (
    <DndContext
      // The library numbers its contexts, and the numbers can differ between server and browser.
      id={id}
      sensors={sensors}
      collisionDetection={overColumn}
      accessibility={noAnnouncements}
      onDragStart={({ active }) => {
        const [kind, id] = String(active.id).split(':')
        dragging.start(kind === 'column' ? 'column' : 'task', Number(id), 'pointer')
      }}
      onDragMove={follow}
      onDragEnd={() => {
        suppressNextClick()
        dragging.drop()
      }}
      onDragCancel={() => dragging.cancel()}
    >
      {children}
      {isHydrated && createPortal(<DragOverlay dropAnimation={dropAnimation()}>{picture}</DragOverlay>, document.body)}
    </DndContext>
  )
}
