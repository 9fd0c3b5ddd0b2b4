import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'

interface PurgeDialogProps {
  /** The name of the record, as in the message after the deletion. */
  name: string
  /** What is deleted with it, instead of the usual sentence. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a record is deleted permanently. */
export function PurgeDialog({ name, children, ...on }: PurgeDialogProps) {
  const t = useTexts('platform')
  return (
    <ConfirmDialog danger title={t('trash.purgeTitle', { name })} action={t('trash.purge')} {...on}>
      {children ?? t('trash.purgeText')}
    </ConfirmDialog>
  )
}
