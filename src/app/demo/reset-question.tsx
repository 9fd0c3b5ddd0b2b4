import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { resetDemo } from './demo.ts'

/** Resets the demo to its sample data after a confirmation, deleting the visitor's changes. */
export function ResetQuestion({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  return (
    <ConfirmDialog
      title={t('demoResetTitle')}
      action={t('demoReset')}
      danger
      onConfirm={() => void resetDemo()}
      onClose={onClose}
    >
      {t('demoResetText')}
    </ConfirmDialog>
  )
}
