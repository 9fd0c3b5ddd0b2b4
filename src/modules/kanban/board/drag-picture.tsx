import type { Label } from '../contract-schemas.ts'
import { findTask } from '../board-order.ts'
import { ColumnHead } from './column-head.tsx'
import styles from './drag-picture.module.css'
import { TaskCard } from './task-card.tsx'
import type { Drag } from './use-board-drag.ts'

/** Preview of the dragged card or column, shown at the pointer. */
export function DragPicture({ drag, labels }: { drag: Drag | undefined; labels: readonly Label[] }) {
  if (drag?.by !== 'pointer') return null
  return drag.kind === 'task' ? <TaskPicture drag={drag} labels={labels} /> : <ColumnPicture drag={drag} />
}

function TaskPicture({ drag, labels }: { drag: Drag; labels: readonly Label[] }) {
  const task = findTask(drag.board, drag.id)
  const column = drag.board.find(({ id }) => id === drag.from.columnId)
  return (
    task && (
      <div className={styles.task} inert>
        <TaskCard task={task} labels={labels} isDone={column?.isDone ?? false} to="" />
      </div>
    )
  )
}

function ColumnPicture({ drag }: { drag: Drag }) {
  const column = drag.board.find(({ id }) => id === drag.id)
  return (
    column && (
      <div className={styles.column} inert>
        <ColumnHead column={column} total={column.child.length} id="" />
      </div>
    )
  )
}
