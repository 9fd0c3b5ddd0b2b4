import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'

// The dialog shows the failure.
const creating = api.create.mutation({ quiet: true })
const renaming = api.edit.mutation({ quiet: true })

/** Creates a role as a copy of another; the toast offers undo. */
export function useCreateRole(onCreated: (id: string) => void) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const undo = useMutation(api.remove.mutation())
  return useMutation({
    ...creating,
    onSuccess({ id, name }) {
      toast({
        text: t('done.created', { role: getRoleName(id, name) }),
        tone: 'success',
        undo: () => undo.mutate({ params: { id }, body: {} }),
      })
      onCreated(id)
    },
  })
}

/** Renames a role; the toast offers undo. */
export function useRenameRole(role: RoleRecord | undefined, onRenamed: () => void) {
  const t = useTexts('roles')
  const undo = useMutation(api.edit.mutation())
  const before = role?.name ?? ''
  return useMutation({
    ...renaming,
    onSuccess({ name }, { params }) {
      toast({
        text: t('done.renamed', { role: name ?? '' }),
        tone: 'success',
        undo: () => undo.mutate({ params, body: { name: before } }),
      })
      onRenamed()
    },
  })
}
