import '#platform/ui/form/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'

export interface LeaveWords {
  title: string
  text: string
  /** Label of the button that discards the input. */
  action: string
}

interface LeaveQuestionProps {
  /** Default: the platform's texts. */
  words?: LeaveWords | undefined
  onLeave: () => void
  /** Called after either answer. */
  onClose: () => void
}

/** Asks before a dialog with unsaved input is closed. */
export function LeaveQuestion({ words, onLeave, onClose }: LeaveQuestionProps) {
  const t = useTexts('form')
  const { title, text, action } = words ?? { title: t('leave.title'), text: t('leave.text'), action: t('leave.action') }
  return (
    <ConfirmDialog title={title} action={action} danger onConfirm={onLeave} onClose={onClose}>
      {text}
    </ConfirmDialog>
  )
}
