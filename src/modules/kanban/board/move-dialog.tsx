import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { type BoardPosition, findPosition, isSaved } from '../board-order.ts'
import { columnsOf } from '../board-columns.ts'
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
  const { openBoards } = useBoards()
  const { goal, isOther, goalBoard, chooseBoard, columns, others, setPlace } = useGoal(task, board)
  const move = () => {
    if (!goal) return
    if (!isOther) actions.moveTask(board, task.id, goal)
    else if (goalBoard && columns) actions.transferTask(board, task.id, { board: goalBoard, columns, position: goal })
    onClose()
  }
  return (
    <FormDialog
      title={t('move.title', { name: task.task })}
      action={t('move.submit')}
      isIncomplete={!goal}
      onSubmit={move}
      onClose={onClose}
    >
      {openBoards.length > 1 && <BoardField boards={openBoards} value={goalBoard?.id} onChange={chooseBoard} />}
      <PositionFields columns={columns} others={others} position={goal} onChange={setPlace} />
    </FormDialog>
  )
}

/** A place in a column: after a card, or before all. Its index may change, since colleagues move cards as well. */
interface Place {
  columnId: number
  afterId: number | undefined
}

const listOthers = (columns: readonly Category[] | undefined, columnId: number, task: Task) =>
  columns?.find(({ id }) => id === columnId)?.child.filter(({ id }) => id !== task.id) ?? []

function findPlace(board: readonly Category[], task: Task): Place {
  const { columnId, index } = findPosition(board, task.id) ?? { columnId: board[0]?.id ?? 0, index: 0 }
  return { columnId, afterId: listOthers(board, columnId, task)[index - 1]?.id }
}

/** The chosen board with its columns, and the place in one of them; at first that of the card. */
function useGoal(task: Task, board: readonly Category[]) {
  const { openBoards, currentId } = useBoards()
  const [boardId, setBoardId] = useState(currentId)
  const [place, setPlace] = useState(() => findPlace(board, task))
  const isOther = boardId !== currentId
  const { data } = useQuery<Category[]>({ ...columnsOf(boardId), enabled: isOther })
  const columns = (isOther ? data : board)?.filter(({ id }) => isSaved(id))
  const chosen = columns?.some(({ id }) => id === place.columnId) ? place.columnId : columns?.[0]?.id
  const others = chosen === undefined ? [] : listOthers(columns, chosen, task)
  const afterIndex = others.findIndex(({ id }) => id === place.afterId)
  const getGoal = (columnId: number): BoardPosition => ({
    columnId,
    // The card after which it was to be may have gone.
    index: place.afterId !== undefined && afterIndex < 0 ? others.length : afterIndex + 1,
  })
  return {
    isOther,
    goalBoard: openBoards.find(({ id }) => id === boardId),
    chooseBoard: (id: number) => {
      setBoardId(id)
      setPlace({ columnId: 0, afterId: undefined })
    },
    columns,
    others,
    setPlace,
    /** Undefined while the columns are loading, and on a board without columns. */
    goal: chosen === undefined ? undefined : getGoal(chosen),
  }
}

interface PositionFieldsProps {
  columns: readonly Category[] | undefined
  /** The cards of the chosen column without the moved one. */
  others: readonly Task[]
  position: BoardPosition | undefined
  onChange: (place: Place) => void
}

function PositionFields({ columns, others, position, onChange }: PositionFieldsProps) {
  const t = useTexts('kanban')
  const column = columns?.find(({ id }) => id === position?.columnId)
  return (
    <>
      <TextField
        select
        label={t('move.column')}
        value={column?.id ?? ''}
        disabled={!column}
        helperText={columns?.length === 0 ? t('move.noColumns') : undefined}
        onChange={({ target }) => onChange({ columnId: Number(target.value), afterId: undefined })}
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
        value={position?.index ?? 0}
        disabled={!column}
        onChange={({ target }) =>
          column && onChange({ columnId: column.id, afterId: others[Number(target.value) - 1]?.id })
        }
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
