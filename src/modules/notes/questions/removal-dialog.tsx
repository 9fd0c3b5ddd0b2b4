import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import type { Note } from '../contract.ts'

interface RemovalDialogProps {
  /** A deleted note, or all of them. */
  removed: Note | 'trash'
  /** Number of deleted notes. */
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before notes are deleted for good. */
export function RemovalDialog({ removed, count, onConfirm, onClose }: RemovalDialogProps) {
  const t = useTexts('notes')
  const isTrash = removed === 'trash'
  return (
    <ConfirmDialog
      danger
      title={t(isTrash ? 'trash.emptyTitle' : 'trash.removeTitle')}
      action={t(isTrash ? 'trash.empty' : 'card.removeForGood')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isTrash ? t('trash.emptyText', { count }) : t('trash.removeText', { title: removed.title || t('untitled') })}
    </ConfirmDialog>
  )
}
