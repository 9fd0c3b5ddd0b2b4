import { Button } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useSession, useSwitchUser } from '#platform/web/session/session.ts'
import type { RoleRecord } from '../contract.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useCaslView } from './casl-view.ts'
import styles from './role-choice.module.css'

/** Selects the role to try; with sample data the user can switch to a user of that role. */
export function RoleChoice({ all, role }: { all: readonly RoleRecord[]; role: RoleRecord }) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const { setView } = useCaslView()
  return (
    <div className="row wrap justify-between gap-3">
      <div role="group" aria-label={t('casl.role')} className="flex wrap gap-1 padding-1 rounded bg-paper shadow-card">
        {all.map((one) => (
          <button
            key={one.id}
            type="button"
            className={styles.role}
            aria-pressed={one.id === role.id}
            onClick={() => setView({ role: one.id })}
          >
            <span {...asWritten(getRoleName(one.id, one.name))}>{getRoleName(one.id, one.name)}</span>
          </button>
        ))}
      </div>
      <SwitchRole role={role} />
    </div>
  )
}

function SwitchRole({ role }: { role: RoleRecord }) {
  const t = useTexts('roles')
  const { user, users } = useSession()
  const become = useSwitchUser()
  if (user.role === role.id) return <p className="text-quiet">{t('casl.isYou')}</p>
  // Only sample mode lists other users.
  const other = users.find((one) => one.role === role.id)
  if (!other) return null
  // `mutateAsync`, since switching the user may unmount the button, and with it callbacks of `mutate`.
  const switchRole = async ({ id, name }: typeof other) => {
    try {
      await become.mutateAsync(id)
      toast({ text: t('casl.became', { name }), tone: 'success' })
    } catch {
      // The application shows the failure.
    }
  }
  return (
    <Button
      variant="outlined"
      color="secondary"
      title={t('casl.becomeHint')}
      loading={become.isPending}
      onClick={() => void switchRole(other)}
    >
      {t('casl.become', { name: other.name })}
    </Button>
  )
}
