import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toLocalInputValue } from './local-input-value.ts'

interface ScheduleDialogProps {
  /** The currently scheduled time. */
  publishAt: string | null
  onClose: () => void
  onChoose: (publishAt: string) => void
}

const hour = 3_600_000

/** Tomorrow at nine, local time. */
function getDefaultPublishTime(now: Date) {
  const morning = new Date(now.getTime() + 24 * hour)
  morning.setHours(9, 0, 0, 0)
  return morning
}

const getZoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

/** Selects the time of publication. */
export function ScheduleDialog({ publishAt, onClose, onChoose }: ScheduleDialogProps) {
  const t = useTexts('blog')
  const [now] = useState(() => new Date())
  const [initial] = useState(() => toLocalInputValue(publishAt ? new Date(publishAt) : getDefaultPublishTime(now)))
  const [typed, setTyped] = useState<string | null>(initial)
  const publishTime = new Date(typed ?? Number.NaN)
  const isAhead = publishTime.getTime() > now.getTime()
  return (
    <FormDialog
      title={t('write.schedule.title')}
      action={t('write.schedule.action')}
      isDirty={typed !== initial}
      isIncomplete={!isAhead}
      onSubmit={() => onChoose(publishTime.toISOString())}
      onClose={onClose}
    >
      <DateTimeField
        isRequired
        label={t('write.schedule.moment')}
        value={typed}
        error={typed === null || isAhead ? undefined : t('write.schedule.past')}
        hint={t('write.schedule.zone', { zone: getZoneName() })}
        onChange={(moment) => setTyped(moment)}
      />
    </FormDialog>
  )
}
