import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import type { Board } from '../contract-boards.ts'
import type { Category } from '../contract-schemas.ts'
import { useBoards } from '../use-boards.ts'
import { BoardField } from './board-field.tsx'

interface MoveColumnDialogProps {
  column: Category
  onMove: (goal: Board) => void
  onClose: () => void
}

/** Moves a column with its cards to the end of another board. */
export function MoveColumnDialog({ column, onMove, onClose }: MoveColumnDialogProps) {
  const t = useTexts('kanban')
  const { openBoards, currentId } = useBoards()
  const others = openBoards.filter(({ id }) => id !== currentId)
  const [chosenId, choose] = useState(others[0]?.id)
  const goal = others.find(({ id }) => id === chosenId)
  return (
    <FormDialog
      title={t('move.title', { name: column.name })}
      action={t('move.submit')}
      isIncomplete={!goal}
      className="grid gap-4 padding-block-start-2"
      onSubmit={() => {
        if (goal) onMove(goal)
        onClose()
      }}
      onClose={onClose}
    >
      <BoardField boards={others} value={goal?.id} onChange={choose} />
    </FormDialog>
  )
}
