import { useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category, Label, Task } from '../contract-schemas.ts'
import type { KanbanView } from '../kanban-view.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { AddCard } from './add-card.tsx'
import { AddColumn } from './add-column.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardTask } from './board-task.tsx'
import styles from './board.module.css'
import { ColumnMenu } from './column-menu.tsx'
import { DragPicture } from './drag-picture.tsx'
import { DragArea } from './drag-area.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useFlip } from './use-flip.ts'
import { useBoardDrag } from './use-board-drag.ts'
import { useDragKeys } from './use-drag-keys.ts'

export interface BoardProps {
  /** The columns with the tasks that match the filters. */
  board: readonly Category[]
  /** All columns and tasks. */
  whole: readonly Category[]
  labels: readonly Label[]
  view: KanbanView
  canWrite: boolean
  actions: BoardActions
  /** The column whose form for new cards is open, and the card whose title is being edited. */
  adding: number | undefined
  onAdding: (columnId: number | undefined) => void
  editing: number | undefined
  onEditing: (taskId: number | undefined) => void
  onMenu: (task: Task, at: HTMLElement) => void
}

/** Columns side by side. Cards and columns can be moved by mouse, touch and keyboard. */
export function Board(props: BoardProps) {
  const { board, whole, labels, canWrite, actions, adding, onAdding } = props
  const t = useTexts('kanban')
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const [menu, setMenu] = useState<{ column: Category; at: HTMLElement }>()
  const dragging = useBoardDrag(board, actions, announce)
  const { drag, displayedBoard } = dragging
  useDragKeys(dragging, root)
  useFlip(root, displayedBoard.map(({ child }) => child.map(({ id }) => id).join()).join('|'))
  const onKeyDown = useCardKeys(root)

  return (
    <DragArea dragging={dragging} root={root} picture={<DragPicture drag={drag} labels={labels} />}>
      <div
        ref={root}
        className={styles.board}
        role="group"
        data-focus-group
        aria-label={t('columns')}
        data-dragging={drag !== undefined}
        onKeyDown={onKeyDown}
      >
        {displayedBoard.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            total={whole.find(({ id }) => id === column.id)?.child.length ?? 0}
            isDragged={drag?.kind === 'column' && drag.id === column.id}
            renderTask={(task) => (
              <BoardTask key={task.id} {...props} task={task} isDone={column.isDone} dragging={dragging} hint={hint} />
            )}
            {...(canWrite &&
              column.id > 0 && {
                onRename: (name: string, before: string) => actions.renameColumn(column.id, name, before),
                onMenu: (at: HTMLElement) => setMenu({ column, at }),
                onPickUp: () => dragging.start('column', column.id, 'keys'),
                add: (
                  <AddCard
                    column={column}
                    isOpen={adding === column.id}
                    onOpen={(isOpen) => onAdding(isOpen ? column.id : undefined)}
                    onAdd={(titles) => actions.addTasks(whole, column.id, titles)}
                  />
                ),
              })}
          />
        ))}
        {canWrite && <AddColumn onAdd={(name) => actions.addColumn(whole, name)} />}
      </div>
      <Announcements hint={hint} announcement={announcement} />
      <ColumnMenu open={menu} board={whole} actions={actions} onClose={() => setMenu(undefined)} />
    </DragArea>
  )
}

function Announcements({ hint, announcement }: { hint: string; announcement: string }) {
  const t = useTexts('kanban')
  return (
    <>
      <p id={hint} hidden>
        {t('drag.hint')}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive" data-announcement>
        {announcement}
      </p>
    </>
  )
}
