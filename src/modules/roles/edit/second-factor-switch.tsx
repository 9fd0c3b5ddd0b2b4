import { Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRights } from '../use-rights.ts'
import styles from './demand-switch.module.css'

/** Whether the role requires a second factor. */
export function SecondFactorSwitch({ role: { id, name, demandsSecondFactor } }: { role: RoleRecord }) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const rights = useRights()
  const textId = useId()
  const { mutateAsync, isPending, variables } = useMutation(api.edit.mutation())
  const isOn = isPending ? (variables.body.demandsSecondFactor ?? demandsSecondFactor) : demandsSecondFactor
  const saveRequirement = (demanded: boolean): Promise<unknown> =>
    mutateAsync({ params: { id }, body: { demandsSecondFactor: demanded } }).then(
      () =>
        toast({
          text: t(demanded ? 'demand.on' : 'demand.off', { role: getRoleName(id, name) }),
          tone: 'success',
          undo: () => saveRequirement(!demanded),
        }),
      () => {},
    )
  return (
    <div className={styles.demand}>
      <label className={styles.label}>
        <Switch
          checked={isOn}
          disabled={!rights.update}
          onChange={(_event, checked) => isPending || void saveRequirement(checked)}
          slotProps={{ input: { 'aria-describedby': textId } }}
        />
        {t('demand.label')}
      </label>
      <p id={textId} className="reading text-quiet text-13">
        {t('demand.text')}
      </p>
    </div>
  )
}
