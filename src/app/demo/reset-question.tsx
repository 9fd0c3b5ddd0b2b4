import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { resetDemo } from './demo.ts'

/** Puts the demo back to its sample data, once asked again: what the visitor made there is gone afterwards. */
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
