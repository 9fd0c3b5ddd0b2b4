import { IconInfoCircle } from '@tabler/icons-react'
import { MenuItem, TextField } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { User } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useUserActions } from '../use-user-actions.ts'
import styles from './user-drawer.module.css'

/** Changes the role at once; disabled, with the reason, for one's own account and the last administrator. */
export function RoleField({ user }: { user: User }) {
  const t = useTexts('users')
  const rights = useRights()
  const { user: ownUser } = useSession()
  const getRoleName = useRoleName()
  const choices = useRoleChoices()
  const { setRole } = useUserActions()
  const isOwn = user.id === ownUser.id
  const present = { id: user.role, label: getRoleName(user.role, user.roleName), isGivable: false }
  if (isOwn || user.isLastAdministrator || !user.isWithinReach || !rights.update)
    return (
      <>
        {(isOwn || user.isLastAdministrator) && (
          <p className={styles.notice}>
            <IconInfoCircle size={18} aria-hidden />
            {t(isOwn ? 'detail.own' : 'detail.last')}
          </p>
        )}
        <dl className={styles.facts}>
          <dt>{t('fields.role')}</dt>
          <dd>
            <bdi {...asWritten(present.label)}>{present.label}</bdi>
          </dd>
        </dl>
      </>
    )
  const all = choices.some(({ id }) => id === user.role) ? choices : [present, ...choices]
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('fields.role')}
      value={user.role}
      onChange={({ target }) => {
        const role = choices.find(({ id }) => id === target.value)
        // The application shows the failure.
        if (role && role.id !== user.role) void setRole(user, role).catch(() => {})
      }}
    >
      {all.map(({ id, label, isGivable }) => (
        <MenuItem key={id} value={id} disabled={!isGivable}>
          <bdi {...asWritten(label)}>{label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
