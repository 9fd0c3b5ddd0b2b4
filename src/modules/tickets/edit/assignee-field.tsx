import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'

/** The assignee, or nobody yet. */
export function AssigneeField() {
  const t = useTexts('tickets')
  const { user } = useSession()
  const colleagues = useColleagues()
  const { value, onChange, onBlur, ref, message } = useField('assigneeId', t('fields.assignee'))
  return (
    <TextField
      select
      fullWidth
      inputRef={ref}
      label={t('fields.assignee')}
      value={value ?? 'nobody'}
      onChange={({ target }) => onChange(target.value === 'nobody' ? null : target.value)}
      onBlur={onBlur}
      error={Boolean(message)}
      helperText={message}
    >
      <MenuItem value="nobody">{t('assignee.nobody')}</MenuItem>
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {id === user.id ? t('assignee.me', { name }) : name}
        </MenuItem>
      ))}
    </TextField>
  )
}
