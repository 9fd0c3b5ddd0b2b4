import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type BoardPosition, findPosition } from '../board-order.ts'
import type { Category, Task } from '../contract-schemas.ts'

interface MoveDialogProps {
  task: Task
  board: readonly Category[]
  onMove: (position: BoardPosition) => void
  onClose: () => void
}

/** Moves a card without dragging, to a position in any column. */
export function MoveDialog({ task, board, onMove, onClose }: MoveDialogProps) {
  const t = useTexts('kanban')
  const title = useId()
  const [position, setPosition] = useState<BoardPosition>(
    () => findPosition(board, task.id) ?? { columnId: board[0]?.id ?? 0, index: 0 },
  )
  const others = board.find(({ id }) => id === position.columnId)?.child.filter(({ id }) => id !== task.id) ?? []
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
            onMove(position)
            onClose()
          }}
        >
          <TextField
            select
            label={t('move.column')}
            value={position.columnId}
            onChange={({ target }) => setPosition({ columnId: Number(target.value), index: 0 })}
          >
            {board.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('move.place')}
            value={Math.min(position.index, others.length)}
            onChange={({ target }) => setPosition({ ...position, index: Number(target.value) })}
          >
            <MenuItem value={0}>{t('move.first')}</MenuItem>
            {others.map(({ id, task: name }, index) => (
              <MenuItem key={id} value={index + 1} dir="auto">
                {t('move.after', { name })}
              </MenuItem>
            ))}
          </TextField>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" form={`${title}form`} variant="contained">
          {t('move.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
