import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Label, Task } from '../contract-schemas.ts'
import { type KanbanView, linkTo } from '../kanban-view.ts'
import type { BoardActions } from '../use-board-actions.ts'
import styles from './board.module.css'
import { LineField } from './line-field.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskSlot } from './task-slot.tsx'
import type { BoardDrag } from './use-board-drag.ts'

interface BoardTaskProps {
  task: Task
  labels: readonly Label[]
  isDone: boolean
  view: KanbanView
  canWrite: boolean
  actions: BoardActions
  /** The card whose title is being edited. */
  editing: number | undefined
  onEditing: (taskId: number | undefined) => void
  onMenu: (task: Task, at: HTMLElement) => void
  dragging: BoardDrag
  hint: string
}

/** A card in its column, or the field for its title. */
export function BoardTask(props: BoardTaskProps) {
  const { task, labels, isDone, view, canWrite, actions, editing, onEditing, onMenu, dragging, hint } = props
  const t = useTexts('kanban')
  const { drag } = dragging
  const isEditing = editing === task.id
  return (
    <TaskSlot
      id={task.id}
      canMove={canWrite && !isEditing}
      draggedBy={drag?.kind === 'task' && drag.id === task.id ? drag.by : undefined}
    >
      {isEditing ? (
        <LineField
          label={t('card.title')}
          value={task.task}
          longest={200}
          className={styles.title}
          // The app shows the error.
          onSave={(text, base) => void actions.renameTask(task.id, text, base).catch(() => {})}
          onClose={() => onEditing(undefined)}
        />
      ) : (
        <TaskCard
          task={task}
          labels={labels}
          isDone={isDone}
          to={linkTo(view, task.id)}
          hint={hint}
          onMenu={canWrite ? (at) => onMenu(task, at) : undefined}
          onPickUp={canWrite ? () => dragging.start('task', task.id, 'keys') : undefined}
        />
      )}
    </TaskSlot>
  )
}
