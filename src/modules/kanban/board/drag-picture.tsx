import type { Label } from '../contract-schemas.ts'
import { taskOf } from '../board-order.ts'
import { ColumnHead } from './column-head.tsx'
import styles from './drag-picture.module.css'
import { TaskCard } from './task-card.tsx'
import type { Lift } from './use-lift.ts'

/** Preview of the dragged card or column, shown at the pointer. */
export function DragPicture({ lift, labels }: { lift: Lift | undefined; labels: readonly Label[] }) {
  if (lift?.by !== 'pointer') return null
  return lift.kind === 'task' ? <TaskPicture lift={lift} labels={labels} /> : <ColumnPicture lift={lift} />
}

function TaskPicture({ lift, labels }: { lift: Lift; labels: readonly Label[] }) {
  const task = taskOf(lift.board, lift.id)
  const column = lift.board.find(({ id }) => id === lift.from.columnId)
  return (
    task && (
      <div className={styles.task} inert>
        <TaskCard task={task} labels={labels} isDone={column?.isDone ?? false} to="" />
      </div>
    )
  )
}

function ColumnPicture({ lift }: { lift: Lift }) {
  const column = lift.board.find(({ id }) => id === lift.id)
  return (
    column && (
      <div className={styles.column} inert>
        <ColumnHead column={column} total={column.child.length} id="" />
      </div>
    )
  )
}
