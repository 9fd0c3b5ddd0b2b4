import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { maxTimes } from '../contract-recurrences.ts'
import styles from '../detail/dialog.module.css'
import { type End, ends, type RecurrenceErrors, type RecurrenceValues } from './recurrence-values.ts'

interface EndFieldsProps {
  values: RecurrenceValues
  errors: RecurrenceErrors
  onChange: (changes: Partial<RecurrenceValues>) => void
}

/** Whether a recurrence ends, and on which day or after how many invoices. */
export function EndFields({ values: { end, startDate, endDate, times }, errors, onChange }: EndFieldsProps) {
  const t = useTexts('invoices')
  const chosen = (value: string): End => ends.find((one) => one === value) ?? end
  return (
    <div className={styles.pair}>
      <TextField
        select
        fullWidth
        label={t('recurring.end')}
        value={end}
        onChange={({ target }) => onChange({ end: chosen(target.value) })}
      >
        {ends.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`recurring.ends.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {end === 'date' && (
        <DateField
          name="endDate"
          isRequired
          label={t('recurring.endDate')}
          min={startDate || undefined}
          value={endDate || null}
          error={errors.endDate}
          onChange={(day) => onChange({ endDate: day ?? '' })}
        />
      )}
      {end === 'times' && (
        <TextField
          type="number"
          fullWidth
          required
          label={t('recurring.timesField')}
          value={times}
          error={errors.times !== undefined}
          helperText={errors.times}
          slotProps={{ htmlInput: { min: 1, max: maxTimes, inputMode: 'numeric' } }}
          onChange={({ target }) => onChange({ times: target.value })}
        />
      )}
    </div>
  )
}
