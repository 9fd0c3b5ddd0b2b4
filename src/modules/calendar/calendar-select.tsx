import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import type { Calendar } from './contract.ts'

interface CalendarSelectProps extends Pick<TextFieldProps, 'size'> {
  label: string
  calendars: readonly Calendar[]
  /** The id, or 0 while none is chosen. */
  value: number
  onChange: (calendarId: number) => void
}

/** One of the user's calendars. */
export const CalendarSelect = ({ label, calendars, value, onChange, ...rest }: CalendarSelectProps) => (
  <TextField
    {...rest}
    select
    label={label}
    value={value || ''}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {calendars.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
