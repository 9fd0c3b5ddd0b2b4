import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './event-dialog.module.css'
import { endsFirst, type FormValues } from './form-values.ts'

const shrunk = { inputLabel: { shrink: true } }
const dates = { ...shrunk, htmlInput: { min: '1970-01-01', max: '2199-12-31' } }

interface EventTimeFieldsProps {
  values: FormValues
  /** The end moves with the start. */
  onStart: (changes: Partial<Pick<FormValues, 'startDate' | 'startTime'>>) => void
  onEnd: (changes: Partial<Pick<FormValues, 'endDate' | 'endTime'>>) => void
}

/** Start and end of an event: dates, and times unless it lasts all day. */
export function EventTimeFields({ values, onStart, onEnd }: EventTimeFieldsProps) {
  const t = useTexts('calendar')
  const hasInvalidEnd = endsFirst(values)
  return (
    <div className={styles.times} data-all-day={values.allDay}>
      <TextField
        type="date"
        label={t('form.startDate')}
        value={values.startDate}
        onChange={(event) => onStart({ startDate: event.target.value })}
        slotProps={dates}
      />
      {!values.allDay && (
        <>
          <TextField
            type="time"
            label={t('form.startTime')}
            value={values.startTime}
            onChange={(event) => onStart({ startTime: event.target.value })}
            slotProps={shrunk}
          />
          <TextField
            type="time"
            label={t('form.endTime')}
            value={values.endTime}
            error={hasInvalidEnd}
            onChange={(event) => onEnd({ endTime: event.target.value })}
            slotProps={shrunk}
          />
        </>
      )}
      <TextField
        type="date"
        label={t('form.endDate')}
        value={values.endDate}
        error={hasInvalidEnd}
        helperText={hasInvalidEnd ? t('form.endsFirst') : undefined}
        onChange={(event) => onEnd({ endDate: event.target.value })}
        slotProps={dates}
      />
    </div>
  )
}
