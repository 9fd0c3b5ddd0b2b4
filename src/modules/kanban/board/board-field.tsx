import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Board } from '../contract-boards.ts'
import { useBoardName } from '../use-board-name.ts'

interface BoardFieldProps {
  boards: readonly Board[]
  value: number | undefined
  onChange: (boardId: number) => void
}

/** Choice of the board that a card or column goes to. */
export function BoardField({ boards, value, onChange }: BoardFieldProps) {
  const t = useTexts('kanban')
  const getName = useBoardName()
  return (
    <TextField
      select
      fullWidth
      label={t('move.board')}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {boards.map((board) => (
        <MenuItem key={board.id} value={board.id} dir="auto">
          {getName(board)}
        </MenuItem>
      ))}
    </TextField>
  )
}
