import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { User, UserChanges } from './contract.ts'
import type { AccountAction } from './account-actions.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { showLinks } from './invite/own-links.ts'
import { api } from './users-client.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })

type Named = Pick<User, 'id' | 'name' | 'email'>

/** Actions on one account; reversible ones run without a confirmation and offer undo. */
export function useUserActions() {
  const t = useTexts('users')
  const getRoleName = useRoleName()
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: inviteAgain, isPending: isInviting } = useMutation(api.inviteAgain.mutation())
  const { mutateAsync: resetPassword, isPending: isResetting } = useMutation(api.resetPassword.mutation())
  const { mutateAsync: signOut, isPending: isSigningOut } = useMutation(api.signOut.mutation())
  const { mutateAsync: removeFactor, isPending: isRemovingFactor } = useMutation(api.removeFactor.mutation())
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(api.remove.mutation())

  const change = async ({ id }: Named, body: UserChanges, back: UserChanges, text: string) => {
    await edit({ params: { id }, body })
    toast({ text, undo: () => edit({ params: { id }, body: back }) })
  }
  const showToast = (text: string) => void toast({ text, tone: 'success' })

  const actions: Record<AccountAction, (user: Named) => Promise<unknown>> = {
    inviteAgain: (user) =>
      inviteAgain({ params: { id: user.id } }).then(
        ({ link }) => showLinks([{ ...user, link }]) || showToast(t('done.inviteAgain', { email: user.email })),
      ),
    resetPassword: (user) =>
      resetPassword({ params: { id: user.id } }).then(
        ({ link }) => showLinks([{ ...user, link }]) || showToast(t('done.resetPassword', { email: user.email })),
      ),
    signOut: (user) =>
      signOut({ body: { ids: [user.id] } }).then(({ sessions }) => showToast(t('done.signOut', { count: sessions }))),
    removeFactor: (user) =>
      removeFactor({ params: { id: user.id } }).then(() => showToast(t('done.removeFactor', { name: user.name }))),
    suspend: (user) =>
      change(user, { status: 'suspended' }, { status: 'active' }, t('done.suspend', { name: user.name })),
    activate: (user) =>
      change(user, { status: 'active' }, { status: 'suspended' }, t('done.activate', { name: user.name })),
    revoke: (user) => remove({ params: { id: user.id } }).then(() => showToast(t('done.revoke', { name: user.name }))),
    remove: (user) => remove({ params: { id: user.id } }).then(() => showToast(t('done.remove', { name: user.name }))),
  }

  return {
    isPending: isInviting || isResetting || isSigningOut || isRemovingFactor || isRemoving,
    /** Rejects with the failure, which the application shows. */
    run: (action: AccountAction, user: Named) => actions[action](user),
    setRole: (user: User, role: { id: string; name: string | null }) =>
      change(
        user,
        { role: role.id },
        { role: user.role },
        t('done.role', { name: user.name, role: getRoleName(role.id, role.name) }),
      ),
  }
}
