import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type BoardPosition, findPosition } from '../board-order.ts'
import { columnsOf } from '../columns-of.ts'
import type { Category, Task } from '../contract-schemas.ts'
import { useBoards } from '../use-boards.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { BoardField } from './board-field.tsx'

interface MoveDialogProps {
  task: Task
  /** The columns of the shown board. */
  board: readonly Category[]
  actions: Pick<BoardActions, 'moveTask' | 'transferTask'>
  onClose: () => void
}

/** Moves a card without dragging, to a position in any column of any board. */
export function MoveDialog({ task, board, actions, onClose }: MoveDialogProps) {
  const t = useTexts('kanban')
  const title = useId()
  const { openBoards } = useBoards()
  const { goal, isOther, goalBoard, chooseBoard, columns, position, setPosition } = useGoal(task, board)
  const move = () => {
    if (!goal) return
    if (!isOther) actions.moveTask(board, task.id, goal)
    else if (goalBoard && columns) actions.transferTask(board, task.id, { board: goalBoard, columns, position: goal })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title} dir="auto">
        {t('move.title', { name: task.task })}
      </DialogTitle>
      <DialogContent>
        <form
          id={`${title}form`}
          className="grid gap-4 padding-block-start-2"
          onSubmit={(event) => {
            event.preventDefault()
            move()
          }}
        >
          {openBoards.length > 1 && <BoardField boards={openBoards} value={goalBoard?.id} onChange={chooseBoard} />}
          <PositionFields task={task} columns={columns} position={goal ?? position} onChange={setPosition} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" form={`${title}form`} variant="contained" disabled={!goal}>
          {t('move.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The chosen board with its columns, and the position in one of them; at first that of the card. */
function useGoal(task: Task, board: readonly Category[]) {
  const { openBoards, currentId } = useBoards()
  const [boardId, setBoardId] = useState(currentId)
  const [position, setPosition] = useState<BoardPosition>(
    () => findPosition(board, task.id) ?? { columnId: board[0]?.id ?? 0, index: 0 },
  )
  const isOther = boardId !== currentId
  const { data } = useQuery<Category[]>({ ...columnsOf(boardId), enabled: isOther })
  const columns = isOther ? data : board
  const chosen = columns?.some(({ id }) => id === position.columnId) ? position.columnId : columns?.[0]?.id
  return {
    isOther,
    goalBoard: openBoards.find(({ id }) => id === boardId),
    chooseBoard: (id: number) => {
      setBoardId(id)
      setPosition({ columnId: 0, index: 0 })
    },
    columns,
    position,
    setPosition,
    /** Undefined while the columns are loading, and on a board without columns. */
    goal: chosen === undefined ? undefined : { columnId: chosen, index: position.index },
  }
}

interface PositionFieldsProps {
  task: Task
  columns: readonly Category[] | undefined
  position: BoardPosition
  onChange: (position: BoardPosition) => void
}

function PositionFields({ task, columns, position, onChange }: PositionFieldsProps) {
  const t = useTexts('kanban')
  const column = columns?.find(({ id }) => id === position.columnId)
  const others = column?.child.filter(({ id }) => id !== task.id) ?? []
  return (
    <>
      <TextField
        select
        label={t('move.column')}
        value={column?.id ?? ''}
        disabled={!column}
        helperText={columns?.length === 0 ? t('move.noColumns') : undefined}
        onChange={({ target }) => onChange({ columnId: Number(target.value), index: 0 })}
      >
        {columns?.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('move.place')}
        value={Math.min(position.index, others.length)}
        disabled={!column}
        onChange={({ target }) => onChange({ ...position, index: Number(target.value) })}
      >
        <MenuItem value={0}>{t('move.first')}</MenuItem>
        {others.map(({ id, task: name }, index) => (
          <MenuItem key={id} value={index + 1} dir="auto">
            {t('move.after', { name })}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
