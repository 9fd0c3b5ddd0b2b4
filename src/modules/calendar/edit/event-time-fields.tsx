import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { TimeField } from '#platform/ui/dates/time-field.tsx'
import styles from './event-dialog.module.css'
import { endsFirst, type FormValues, type StartChanges } from './form-values.ts'

const bounds = { min: '1970-01-01', max: '2199-12-31' }

interface EventTimeFieldsProps {
  values: FormValues
  /** The end moves with the start. */
  onStart: (changes: StartChanges) => void
  onEnd: (changes: Partial<Pick<FormValues, 'endDate' | 'endTime'>>) => void
}

/** Start and end of an event: dates, and times unless it lasts all day. */
export function EventTimeFields({ values, onStart, onEnd }: EventTimeFieldsProps) {
  const t = useTexts('calendar')
  const endError = endsFirst(values) ? t('form.endsFirst') : undefined
  return (
    <div className={styles.times}>
      <DateField
        {...bounds}
        label={t('form.startDate')}
        isClearable={false}
        value={values.startDate || null}
        onChange={(day) => onStart({ startDate: day ?? '' })}
      />
      {!values.allDay && (
        <TimeField
          label={t('form.startTime')}
          isClearable={false}
          value={values.startTime || null}
          onChange={(time) => onStart({ startTime: time ?? '' })}
        />
      )}
      <DateField
        {...bounds}
        label={t('form.endDate')}
        isClearable={false}
        value={values.endDate || null}
        error={endError}
        onChange={(day) => onEnd({ endDate: day ?? '' })}
      />
      {!values.allDay && (
        <TimeField
          label={t('form.endTime')}
          isClearable={false}
          value={values.endTime || null}
          onChange={(time) => onEnd({ endTime: time ?? '' })}
        />
      )}
    </div>
  )
}
