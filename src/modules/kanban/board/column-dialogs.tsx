import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/ui/states/confirm-dialog.tsx')).ConfirmDialog,
}))
const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

export interface ColumnQuestion {
  dialog: 'limit' | 'delete'
  column: Category
}

interface ColumnDialogsProps {
  question: ColumnQuestion | undefined
  actions: BoardActions
  onClose: () => void
}

/** Dialogs for the limit of a column, and to confirm its deletion. */
export function ColumnDialogs({ question, actions, onClose }: ColumnDialogsProps) {
  const t = useTexts('kanban')
  if (!question) return null
  const { dialog, column } = question
  return (
    <Suspense>
      {dialog === 'limit' ? (
        <LimitDialog
          value={column.wipLimit}
          onSave={(wipLimit) => actions.changeColumn(column.id, { wipLimit })}
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
