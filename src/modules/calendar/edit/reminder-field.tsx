import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { reminderChoices } from '../reminder.ts'
import { useReminderText } from '../events/use-reminder-text.ts'

interface ReminderFieldProps {
  /** Minutes before the start; null without a reminder. */
  value: number | null
  allDay: boolean
  onChange: (minutes: number | null) => void
}

const none = 'none'

/** When owner and guests are reminded. */
export function ReminderField({ value, allDay, onChange }: ReminderFieldProps) {
  const t = useTexts('calendar')
  const reminderText = useReminderText()
  const choices: readonly number[] = reminderChoices[allDay ? 'allDay' : 'timed']
  // A file or the API may have set another length.
  const options = value === null || choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b)
  return (
    <TextField
      select
      label={t('reminder.label')}
      value={value ?? none}
      onChange={({ target }) => onChange(target.value === none ? null : Number(target.value))}
    >
      <MenuItem value={none}>{t('reminder.none')}</MenuItem>
      {options.map((minutes) => (
        <MenuItem key={minutes} value={minutes}>
          {reminderText(minutes, allDay)}
        </MenuItem>
      ))}
    </TextField>
  )
}
