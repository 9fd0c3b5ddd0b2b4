import type { ReactNode } from 'react'
import { useDragged } from './board-column.tsx'
import styles from './task-slot.module.css'

interface TaskSlotProps {
  id: number
  canMove: boolean
  /** How the card is dragged: by pointer, an outline remains in its position; by keyboard, the card itself. */
  draggedBy: 'pointer' | 'keys' | undefined
  children: ReactNode
}

/** A draggable card in its column. */
export function TaskSlot({ id, canMove, draggedBy, children }: TaskSlotProps) {
  const [ref, handlers] = useDragged('task', id, !canMove || id < 0)
  return (
    <li
      ref={ref}
      className={styles.slot}
      data-task={id}
      data-focus-key={id}
      data-dragged={draggedBy !== undefined}
      data-by={draggedBy}
      {...(canMove && handlers)}
      onContextMenu={(event) => {
        if (draggedBy === 'pointer') event.preventDefault()
      }}
    >
      {children}
    </li>
  )
}
