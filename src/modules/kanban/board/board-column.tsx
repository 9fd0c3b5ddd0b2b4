import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type MouseEvent, type ReactNode, type TouchEvent, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category, Task } from '../contract-schemas.ts'
import { ColumnHead } from './column-head.tsx'
import styles from './board-column.module.css'
import { dragId } from './drag-area.tsx'

interface BoardColumnProps {
  column: Category
  total: number
  isDragged: boolean
  onRename?: ((name: string, base: string) => void) | undefined
  onMenu?: ((at: HTMLElement) => void) | undefined
  onPickUp?: (() => void) | undefined
  renderTask: (task: Task) => ReactNode
  /** The form for new cards. */
  add?: ReactNode
}

/** Prevents drags that start on buttons and fields. */
const preventDefaultDrag = (event: MouseEvent | TouchEvent) =>
  event.target instanceof Element && event.target.closest('[data-still]')

/** Makes an element draggable by mouse and touch; the board handles the keys. */
export function useDragged(kind: 'task' | 'column', id: number, isDisabled: boolean) {
  const { setNodeRef, listeners } = useDraggable({ id: dragId(kind, id), disabled: isDisabled })
  const handlers = {
    onMouseDown: (event: MouseEvent) => !preventDefaultDrag(event) && listeners?.['onMouseDown']?.(event),
    onTouchStart: (event: TouchEvent) => !preventDefaultDrag(event) && listeners?.['onTouchStart']?.(event),
  }
  return [setNodeRef, handlers] as const
}

/** A column with its own scroll bar. */
export function BoardColumn({
  column,
  total,
  isDragged,
  onRename,
  onMenu,
  onPickUp,
  renderTask,
  add,
}: BoardColumnProps) {
  const t = useTexts('kanban')
  const name = useId()
  const { setNodeRef } = useDroppable({ id: `list:${column.id}` })
  const [dragRef, handlers] = useDragged('column', column.id, !onPickUp)
  return (
    <section
      ref={dragRef}
      className={styles.column}
      aria-labelledby={name}
      data-column={column.id}
      data-dragged={isDragged}
    >
      <div className={styles.head} {...(onPickUp && handlers)}>
        <ColumnHead column={column} total={total} id={name} onRename={onRename} onMenu={onMenu} onPickUp={onPickUp} />
      </div>
      <div className={styles.scroll}>
        <ul ref={setNodeRef} className={styles.tasks} aria-labelledby={name}>
          {column.child.map(renderTask)}
        </ul>
        {column.child.length === 0 && <p className={styles.empty}>{t(total > 0 ? 'column.full' : 'column.empty')}</p>}
        {add}
      </div>
    </section>
  )
}
