import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { BusinessHours } from '#platform/time/business-hours.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import styles from './service-levels-dialog.module.css'

type Holidays = BusinessHours['holidays']

interface HolidayFieldsProps {
  holidays: Holidays
  isInvalid: boolean
  onChange: (holidays: Holidays) => void
}

/** The days on which it is closed. */
export function HolidayFields({ holidays, isInvalid, onChange }: HolidayFieldsProps) {
  const t = useTexts('tickets')
  const change = (at: number, values: Partial<Holidays[number]>) =>
    onChange(holidays.map((one, index) => (index === at ? { ...one, ...values } : one)))
  return (
    <fieldset className="grid one-column gap-2 min-inline-0">
      <legend className={styles.legend}>{t('serviceLevels.holidays')}</legend>
      {holidays.map(({ date, name }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two new ones are alike
        <div key={at} className={styles.holiday}>
          <DateField
            label={t('serviceLevels.date')}
            value={date || null}
            error={isInvalid && !date ? t('errors.required') : undefined}
            onChange={(next) => change(at, { date: next ?? '' })}
          />
          <TextField
            label={t('serviceLevels.holidayName')}
            value={name}
            slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <IconAction
            label={t('serviceLevels.removeHoliday', { name: name || date })}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => onChange(holidays.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        className={styles.add}
        size="small"
        startIcon={<IconPlus aria-hidden />}
        onClick={() => onChange([...holidays, { date: '', name: '' }])}
      >
        {t('serviceLevels.addHoliday')}
      </Button>
    </fieldset>
  )
}
