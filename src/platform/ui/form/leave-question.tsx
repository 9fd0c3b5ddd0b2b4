import './texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'

interface LeaveQuestionProps {
  onLeave: () => void
  /** Called after either answer. */
  onClose: () => void
}

/** Asks before a dialog with unsaved input is closed. */
export function LeaveQuestion({ onLeave, onClose }: LeaveQuestionProps) {
  const t = useTexts('form')
  return (
    <ConfirmDialog title={t('leave.title')} action={t('leave.action')} danger onConfirm={onLeave} onClose={onClose}>
      {t('leave.text')}
    </ConfirmDialog>
  )
}
