import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toLocalDateTime } from '#platform/time/local-time.ts'

interface WhenDialogProps {
  title: string
  action: string
  now: Date
  onClose: () => void
  onChoose: (time: Date) => void
}

const hour = 3_600_000
const maxDelay = 365 * 24 * hour

/** Dialog for a time within the next year. */
export function WhenDialog({ title, action, now, onClose, onChoose }: WhenDialogProps) {
  const t = useTexts('email')
  const [typed, setTyped] = useState(() => toLocalDateTime(new Date(now.getTime() + 24 * hour)))
  const time = new Date(typed)
  const isPossible = time.getTime() > now.getTime() && time.getTime() < now.getTime() + maxDelay
  return (
    <FormDialog
      title={title}
      action={action}
      isIncomplete={!isPossible}
      onSubmit={() => onChoose(time)}
      onClose={onClose}
    >
      <DateTimeField
        label={t('snooze.moment')}
        isClearable={false}
        value={typed || null}
        error={isPossible ? undefined : t('snooze.wrong')}
        onChange={(moment) => setTyped(moment ?? '')}
      />
    </FormDialog>
  )
}
