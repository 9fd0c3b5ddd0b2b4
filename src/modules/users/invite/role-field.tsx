import { MenuItem, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import type { InviteValues } from './invite-values.ts'

/** The role of the invited people, one that the sender may give. */
export function RoleField() {
  const t = useTexts('users')
  const roles = useRoleChoices().filter(({ isGivable }) => isGivable)
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<InviteValues, 'role'>({ name: 'role' })
  return (
    <TextField
      {...field}
      select
      inputRef={ref}
      label={t('invite.role')}
      // Empty until the roles have loaded.
      value={roles.some(({ id }) => id === field.value) ? field.value : ''}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? t('invite.roleHint')}
    >
      {roles.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          <bdi {...asWritten(label)}>{label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
