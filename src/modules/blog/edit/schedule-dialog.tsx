import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import { toLocalInputValue } from './local-moment.ts'
import styles from './write-form.module.css'

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
  const titleId = useId()
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState<string | null>(() =>
    toLocalInputValue(publishAt ? new Date(publishAt) : getDefaultPublishTime(now)),
  )
  const publishTime = new Date(typed ?? Number.NaN)
  const isAhead = publishTime.getTime() > now.getTime()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isAhead) onChoose(publishTime.toISOString())
        }}
      >
        <DialogTitle id={titleId}>{t('write.schedule.title')}</DialogTitle>
        <DialogContent>
          <div className={styles.moment}>
            <DateTimeField
              isRequired
              label={t('write.schedule.moment')}
              value={typed}
              error={typed === null || isAhead ? undefined : t('write.schedule.past')}
              hint={t('write.schedule.zone', { zone: getZoneName() })}
              onChange={(moment) => setTyped(moment)}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('write.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isAhead}>
            {t('write.schedule.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
