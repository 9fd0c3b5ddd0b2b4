import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { toPlainRules } from './plain-rules.ts'

/** Saves rules; the toast offers undo. */
export function useSaveRules() {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const { mutateAsync: save } = useMutation(api.edit.mutation({ quiet: true }))
  const { mutateAsync: undo } = useMutation(api.edit.mutation())
  const { mutateAsync: reset } = useMutation(api.reset.mutation())
  return async (role: RoleRecord, rules: readonly Rule[]) => {
    const params = { id: role.id }
    const { version } = await save({ params, body: { rules: toPlainRules(rules), version: role.version } })
    const back = () =>
      role.shipped && !role.changed
        ? reset({ params, body: { version } })
        : undo({ params, body: { rules: toPlainRules(role.rules), version } })
    toast({
      text: t('done.saved', { role: getRoleName(role.id, role.name) }),
      tone: 'success',
      undo: back,
    })
  }
}
