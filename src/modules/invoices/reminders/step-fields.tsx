import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import {
  maxReminderDays,
  messageLength,
  type ReminderStep,
  type StepSettings,
  subjectLength,
} from '../contract-reminders.ts'
import styles from './reminders.module.css'

interface StepFieldsProps {
  step: ReminderStep
  values: StepSettings
  errors: { isOrderWrong: boolean; fields: readonly (keyof StepSettings)[] }
  onChange: (changes: Partial<StepSettings>) => void
}

/** When a step is sent, and what it says. */
export function StepFields({ step, values: { isActive, days, subject, message }, errors, onChange }: StepFieldsProps) {
  const t = useTexts('invoices')
  const { isOrderWrong, fields } = errors
  const areDaysWrong = fields.includes('days')
  const daysHint = areDaysWrong ? t('reminders.range', { most: maxReminderDays }) : t('reminders.order')
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>{t(`reminders.steps.${step}`)}</legend>
      <div className={styles.when}>
        <FormControlLabel
          control={<Switch checked={isActive} onChange={(_, next) => onChange({ isActive: next })} />}
          label={t('reminders.active')}
        />
        <TextField
          type="number"
          label={t('reminders.days')}
          value={Number.isNaN(days) ? '' : days}
          error={areDaysWrong || isOrderWrong}
          helperText={(areDaysWrong || isOrderWrong) && daysHint}
          slotProps={{ htmlInput: { min: 1, max: maxReminderDays, inputMode: 'numeric' } }}
          onChange={({ target }) => onChange({ days: target.value === '' ? Number.NaN : Number(target.value) })}
        />
      </div>
      <TextField
        fullWidth
        label={t('send.subject')}
        value={subject}
        error={fields.includes('subject')}
        helperText={fields.includes('subject') && t('errors.required')}
        slotProps={{ htmlInput: { maxLength: subjectLength, dir: 'auto' } }}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={10}
        label={t('send.message')}
        value={message}
        error={fields.includes('message')}
        helperText={fields.includes('message') && t('errors.required')}
        slotProps={{ htmlInput: { maxLength: messageLength, dir: 'auto' } }}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    </fieldset>
  )
}
