import { type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category, Label, Task } from '../contract-schemas.ts'
import { type KanbanView, linkTo } from '../kanban-view.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { AddCard } from './add-card.tsx'
import { AddColumn } from './add-column.tsx'
import { BoardColumn } from './board-column.tsx'
import styles from './board.module.css'
import { ColumnMenu } from './column-menu.tsx'
import { ColumnPicture, TaskPicture } from './drag-picture.tsx'
import { DragArea } from './drag-area.tsx'
import { LineField } from './line-field.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskSlot } from './task-slot.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useFlip } from './use-flip.ts'
import { useLift } from './use-lift.ts'
import { useLiftKeys } from './use-lift-keys.ts'

interface BoardProps {
  /** The columns with the tasks that the filters let through. */
  board: readonly Category[]
  /** The same without filters. */
  whole: readonly Category[]
  labels: readonly Label[]
  view: KanbanView
  canWrite: boolean
  actions: BoardActions
  /** The column in which a card is being written, and the card whose title is. */
  adding: number | undefined
  onAdding: (columnId: number | undefined) => void
  editing: number | undefined
  onEditing: (taskId: number | undefined) => void
  onMenu: (task: Task, at: HTMLElement) => void
}

/** The columns side by side. Cards and columns are moved by mouse, by touch and by keys. */
export function Board(props: BoardProps) {
  const { board, whole, labels, view, canWrite, actions, adding, onAdding, editing, onEditing, onMenu } = props
  const t = useTexts('kanban')
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [menu, setMenu] = useState<{ column: Category; at: HTMLElement }>()
  const lifting = useLift(board, actions, say)
  const { lift, shown } = lifting
  useLiftKeys(lifting, root)
  useFlip(root, shown.map(({ child }) => child.map(({ id }) => id).join()).join('|'))
  const onKeyDown = useCardKeys(root)

  const totalOf = ({ id }: Category) => whole.find((column) => column.id === id)?.child.length ?? 0

  const renderTask =
    (column: Category) =>
    (task: Task): ReactNode => (
      <TaskSlot
        key={task.id}
        id={task.id}
        canMove={canWrite && editing !== task.id}
        lifted={lift?.kind === 'task' && lift.id === task.id ? lift.by : undefined}
      >
        {editing === task.id ? (
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
            isDone={column.isDone}
            to={linkTo(view, task.id)}
            hint={hint}
            onMenu={canWrite ? (at) => onMenu(task, at) : undefined}
            onLift={canWrite ? () => lifting.start('task', task.id, 'keys') : undefined}
          />
        )}
      </TaskSlot>
    )

  return (
    <DragArea
      lifting={lifting}
      root={root}
      picture={
        lift?.by === 'pointer' &&
        (lift.kind === 'task' ? <TaskPicture lift={lift} labels={labels} /> : <ColumnPicture lift={lift} />)
      }
    >
      <div
        ref={root}
        className={styles.board}
        role="group"
        aria-label={t('columns')}
        data-lifting={lift !== undefined}
        onKeyDown={onKeyDown}
      >
        {shown.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            total={totalOf(column)}
            isLifted={lift?.kind === 'column' && lift.id === column.id}
            renderTask={renderTask(column)}
            {...(canWrite &&
              column.id > 0 && {
                onRename: (name: string) => actions.changeColumn(column.id, { name }),
                onMenu: (at: HTMLElement) => setMenu({ column, at }),
                onLift: () => lifting.start('column', column.id, 'keys'),
              })}
            add={
              canWrite &&
              column.id > 0 && (
                <AddCard
                  columnId={column.id}
                  column={column.name}
                  isOpen={adding === column.id}
                  onOpen={() => onAdding(column.id)}
                  onClose={() => onAdding(undefined)}
                  onAdd={(titles) => actions.addTasks(whole, column.id, titles)}
                />
              )
            }
          />
        ))}
        {canWrite && <AddColumn onAdd={(name) => actions.addColumn(whole, name)} />}
      </div>
      <p id={hint} hidden>
        {t('drag.hint')}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive" data-said>
        {said}
      </p>
      <ColumnMenu
        open={menu}
        board={whole}
        actions={actions}
        onMove={(index) => menu && actions.moveColumn(whole, menu.column.id, index)}
        onClose={() => setMenu(undefined)}
      />
    </DragArea>
  )
}
