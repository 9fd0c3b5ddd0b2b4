import { type DragEvent, useState } from 'react'
import { orderColumns, movedTo } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import type { LayoutActions } from './use-layout.ts'

/** Drags a column by its header to the position of another; keyboard and touch users have the menus. */
export function useColumnDrag(columns: readonly ColumnShape[], { layout, change }: LayoutActions) {
  const [dragged, setDragged] = useState<string>()
  const [dropTarget, setDropTarget] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setDropTarget(undefined)
  }
  const findIndex = (id: string) => orderColumns(columns, layout).findIndex((column) => column.id === id)

  return {
    /** The side of the drop marker on the column below the dragged one. */
    dropOf: (id: string): 'before' | 'after' | undefined => {
      if (dragged === undefined || dropTarget !== id || dragged === id) return undefined
      return findIndex(dragged) < findIndex(id) ? 'after' : 'before'
    },
    of: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags only elements with data.
        event.dataTransfer.setData('text/plain', '')
        setDragged(id)
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        if (dropTarget !== id) setDropTarget(id)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined) change((now) => movedTo(columns, now, dragged, id))
        end()
      },
      onDragEnd: end,
    }),
  }
}

export type ColumnDrag = ReturnType<typeof useColumnDrag>
