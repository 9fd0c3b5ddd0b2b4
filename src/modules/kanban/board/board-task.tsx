import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Label, Task } from '../contract-schemas.ts'
import { type KanbanView, linkTo } from '../kanban-view.ts'
import type { BoardActions } from '../use-board-actions.ts'
import styles from './board.module.css'
import { LineField } from './line-field.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskSlot } from './task-slot.tsx'
import type { Lifting } from './use-lift.ts'

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
  lifting: Lifting
  hint: string
}

/** A card in its column, or the field for its title. */
export function BoardTask(props: BoardTaskProps) {
  const { task, labels, isDone, view, canWrite, actions, editing, onEditing, onMenu, lifting, hint } = props
  const t = useTexts('kanban')
  const { lift } = lifting
  const isEditing = editing === task.id
  return (
    <TaskSlot
      id={task.id}
      canMove={canWrite && !isEditing}
      lifted={lift?.kind === 'task' && lift.id === task.id ? lift.by : undefined}
    >
      {isEditing ? (
        <LineField
          label={t('card.title')}
          value={task.task}
          longest={200}
          className={styles.title}
          onSave={(text) => actions.changeTask(task.id, { task: text })}
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
          onLift={canWrite ? () => lifting.start('task', task.id, 'keys') : undefined}
        />
      )}
    </TaskSlot>
  )
}
