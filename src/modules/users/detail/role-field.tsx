import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session.ts'
import type { User } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import { useRoleName } from '../use-role-name.ts'
import { useUserActions } from '../use-user-actions.ts'

/** The role, to be changed at once; of one's own account and of the last administrator only to be seen. */
export function RoleField({ user }: { user: User }) {
  const t = useTexts('users')
  const rights = useRights()
  const { user: own } = useSession()
  const nameOf = useRoleName()
  const choices = useRoleChoices()
  const { setRole } = useUserActions()
  const isKept = user.id === own.id || user.isLastAdministrator
  const present = { id: user.role, label: nameOf(user.role, user.roleName), isGivable: false }
  const all = choices.some(({ id }) => id === user.role) ? choices : [present, ...choices]
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('fields.role')}
      value={user.role}
      disabled={!rights.update || isKept}
      helperText={isKept ? t(user.id === own.id ? 'detail.own' : 'detail.last') : undefined}
      onChange={({ target }) => {
        const role = choices.find(({ id }) => id === target.value)
        // A refusal has been told by the application.
        if (role && role.id !== user.role) void setRole(user, role).catch(() => {})
      }}
    >
      {all.map(({ id, label, isGivable }) => (
        <MenuItem key={id} value={id} disabled={!isGivable}>
          <bdi>{label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
