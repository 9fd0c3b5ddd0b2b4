import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/ui/states/confirm-dialog.tsx')).ConfirmDialog,
}))
const MoveColumnDialog = lazy(async () => ({ default: (await import('./move-column-dialog.tsx')).MoveColumnDialog }))
const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

export interface ColumnQuestion {
  dialog: 'limit' | 'transfer' | 'delete'
  column: Category
}

interface ColumnDialogsProps {
  question: ColumnQuestion | undefined
  board: readonly Category[]
  actions: BoardActions
  onClose: () => void
}

/** Dialogs for the limit of a column, to move it to another board, and to confirm its deletion. */
export function ColumnDialogs({ question, board, actions, onClose }: ColumnDialogsProps) {
  const t = useTexts('kanban')
  if (!question) return null
  const { dialog, column } = question
  return (
    <Suspense>
      {dialog === 'limit' ? (
        <LimitDialog
          value={column.wipLimit}
          onSave={(wipLimit) => actions.limitColumn(column.id, wipLimit, column.wipLimit)}
          onClose={onClose}
        />
      ) : dialog === 'transfer' ? (
        <MoveColumnDialog
          column={column}
          onMove={(goal) => actions.transferColumn(board, column, goal)}
          onClose={onClose}
        />
      ) : (
        <ConfirmDialog
          danger
          title={t('column.deleteTitle', { name: column.name })}
          action={t('column.delete')}
          onConfirm={() => actions.removeColumn(column)}
          onClose={onClose}
        >
          {t('column.deleteText', { count: column.child.length })}
        </ConfirmDialog>
      )}
    </Suspense>
  )
}
