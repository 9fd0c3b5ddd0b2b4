import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Calendar, Color, colors } from '../contract.ts'
import { getToneProps } from '../events/tone.ts'
import styles from './event-dialog.module.css'
import type { FormValues } from './form-values.ts'

interface CalendarFieldsProps {
  values: FormValues
  calendars: readonly Calendar[]
  onChange: (changes: Partial<FormValues>) => void
}

const usual = 'usual'

/** The event's calendar and colour. */
export function CalendarFields({ values, calendars, onChange }: CalendarFieldsProps) {
  const t = useTexts('calendar')
  return (
    <div className={styles.pair}>
      <TextField
        select
        label={t('form.calendar')}
        value={calendars.some(({ id }) => id === values.calendarId) ? values.calendarId : ''}
        onChange={(event) => onChange({ calendarId: Number(event.target.value) })}
      >
        {calendars.map(({ id, name, color }) => (
          <MenuItem key={id} value={id}>
            <span {...getToneProps(color, styles.swatch)} />
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('colors.label')}
        value={values.color ?? usual}
        onChange={(event) => onChange({ color: Color.nullable().catch(null).parse(event.target.value) })}
      >
        <MenuItem value={usual}>{t('colors.usual')}</MenuItem>
        {colors.map((color) => (
          <MenuItem key={color} value={color}>
            <span {...getToneProps(color, styles.swatch)} />
            {t(`colors.${color}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
