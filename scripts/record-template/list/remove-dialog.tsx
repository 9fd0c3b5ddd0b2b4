import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'

interface RemoveDialogProps {
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a record is deleted for good. */
export function RemoveDialog({ name, ...on }: RemoveDialogProps) {
  const t = useTexts('plain-records')
  return (
    <ConfirmDialog danger title={t('remove.title')} action={t('remove.action')} {...on}>
      {t('remove.text', { name })}
    </ConfirmDialog>
  )
}
