import { Button } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { useSession, useSwitchUser } from '#platform/web/session.ts'
import type { RoleRecord } from '../contract.ts'
import { useRoleName } from '../use-role-name.ts'
import { useCaslView } from './casl-view.ts'
import styles from './role-choice.module.css'

/** Which role is tried; with sample data one can be it in the whole application. */
export function RoleChoice({ all, role }: { all: readonly RoleRecord[]; role: RoleRecord }) {
  const t = useTexts('roles')
  const nameOf = useRoleName()
  const group = useId()
  const { setView } = useCaslView()
  return (
    <div className={styles.bar}>
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{t('casl.role')}</legend>
        {all.map((one) => (
          <label key={one.id} className={styles.role}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              value={one.id}
              checked={one.id === role.id}
              onChange={() => setView({ role: one.id })}
            />
            <span dir="auto">{nameOf(one)}</span>
          </label>
        ))}
      </fieldset>
      <Become role={role} />
    </div>
  )
}

function Become({ role }: { role: RoleRecord }) {
  const t = useTexts('roles')
  const { user, users } = useSession()
  const become = useSwitchUser()
  if (user.role === role.id) return <p className={styles.you}>{t('casl.isYou')}</p>
  // Only sample mode names those whom one can become.
  const other = users.find((one) => one.role === role.id)
  if (!other) return null
  return (
    <Button
      variant="outlined"
      color="secondary"
      title={t('casl.becomeHint')}
      loading={become.isPending}
      onClick={() =>
        become.mutate(other.id, {
          onSuccess: () => toast({ text: t('casl.became', { name: other.name }), tone: 'success' }),
        })
      }
    >
      {t('casl.become', { name: other.name })}
    </Button>
  )
}
