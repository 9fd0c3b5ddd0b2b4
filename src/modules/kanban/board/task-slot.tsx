import type { ReactNode } from 'react'
import { useDragged } from './board-column.tsx'
import styles from './task-slot.module.css'

interface TaskSlotProps {
  id: number
  canMove: boolean
  /** How the card is lifted: by pointer, an outline remains in its place; by keyboard, the card itself. */
  lifted: 'pointer' | 'keys' | undefined
  children: ReactNode
}

/** A draggable card in its column. */
export function TaskSlot({ id, canMove, lifted, children }: TaskSlotProps) {
  const [ref, handlers] = useDragged('task', id, !canMove || id < 0)
  return (
    <li
      ref={ref}
      className={styles.place}
      data-task={id}
      data-focus-key={id}
      data-lifted={lifted !== undefined}
      data-by={lifted}
      {...(canMove && handlers)}
      onContextMenu={(event) => {
        if (lifted === 'pointer') event.preventDefault()
      }}
    >
      {children}
    </li>
  )
}
