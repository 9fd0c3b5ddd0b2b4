import { useMutation } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { BulkReport, User, UserChanges } from '../contract.ts'
import { showLinks } from '../invite/own-links.ts'
import { api } from '../users-client.ts'

// Maximum number of ids per request.
const batchSize = 200

/** Bulk changes of accounts, with undo where possible. */
export function useBulk() {
  const t = useTexts('users')
  const { mutateAsync: change, isPending: isChanging } = useMutation(api.bulk.mutation())
  const { mutateAsync: changeEach } = useMutation(api.editEach.mutation())
  const { mutateAsync: signOut, isPending: isSigningOut } = useMutation(api.signOut.mutation())
  const { mutateAsync: inviteAgain, isPending: isInviting } = useMutation(api.inviteAgain.mutation({ quiet: true }))

  const undo = async (before: BulkReport['before']) => {
    for await (const users of batchesInTurns(before, batchSize)) await changeEach({ body: { users: [...users] } })
  }
  const withRest = (text: string, passedOver: number) =>
    passedOver > 0 ? `${text} ${t('done.passedOver', { count: passedOver })}` : text

  return {
    isPending: isChanging || isSigningOut || isInviting,
    async apply(selected: readonly User[], changes: UserChanges, getText: (count: number) => string) {
      const before: BulkReport['before'] = []
      let passedOver = 0
      for await (const batch of batchesInTurns(selected, batchSize)) {
        const report = await change({ body: { ids: batch.map(({ id }) => id), changes } })
        before.push(...report.before)
        passedOver += report.passedOver
      }
      if (before.length === 0) return void toast({ text: t('done.nothing') })
      toast({ text: withRest(getText(before.length), passedOver), undo: () => undo(before) })
    },
    async signOut(selected: readonly User[]) {
      let sessions = 0
      const reached = selected.filter(({ isWithinReach }) => isWithinReach)
      for await (const batch of batchesInTurns(reached, batchSize))
        sessions += (await signOut({ body: { ids: batch.map(({ id }) => id) } })).sessions
      toast({ text: t('done.signOut', { count: sessions }), tone: 'success' })
    },
    async inviteAgain(selected: readonly User[]) {
      const invited = selected.filter(({ status, isWithinReach }) => isWithinReach && status === 'invited')
      const links: Parameters<typeof showLinks>[0][number][] = []
      for (const user of invited) {
        const sent = await inviteAgain({ params: { id: user.id } }).catch(() => undefined)
        if (sent) links.push({ ...user, link: sent.link })
      }
      const sent = links.length
      if (showLinks(links)) return
      if (sent === 0) return void toast({ text: t('done.nothing') })
      toast({ text: withRest(t('done.inviteAgainMany', { count: sent }), selected.length - sent), tone: 'success' })
    },
  }
}
