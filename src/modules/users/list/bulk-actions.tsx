import { useState } from 'react'
import { isChosenStatus } from '#platform/contracts/user-status.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCollected } from '#platform/ui/records/use-collected.ts'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import type { User } from '../contract.ts'
import { ActionIcon } from '../use-account-actions.tsx'
import { collectUsers } from './collect-users.ts'
import { RoleButton } from './role-button.tsx'
import { useBulk } from './use-bulk.ts'
import { getFilters } from './users-view.ts'
import { useUsersView } from './use-users-view.ts'

interface BulkActionsProps {
  selecting: TableSelection<User>
  total: number
}

/** Actions on the selected users. */
export function BulkActions({ selecting, total }: BulkActionsProps) {
  const t = useTexts('users')
  const { view } = useUsersView()
  const { apply, inviteAgain, signOut, ...bulk } = useBulk()
  const { collect, isCollecting } = useCollected()
  const isPending = bulk.isPending || isCollecting
  const [isAsking, setAsking] = useState(false)
  const { status } = view
  const hasAccounts = !status || isChosenStatus(status)
  const delivery = useDelivery()

  const collectAndWork = async (work: (selected: readonly User[]) => Promise<unknown>) => {
    const selected = await collect(collectUsers(selecting.selection, getFilters(view)))
    if (!selected) return
    try {
      await work(selected)
      // The changed users may have left the list.
      selecting.clear()
    } catch {
      // The application shows the failure.
    }
  }
  const withAll = (work: (selected: readonly User[]) => Promise<unknown>) => void collectAndWork(work)
  const set = (changed: 'active' | 'suspended') =>
    withAll((selected) =>
      apply(selected, { status: changed }, (count) =>
        t(changed === 'active' ? 'done.activateMany' : 'done.suspendMany', { count }),
      ),
    )
  const renderButton = (action: 'inviteAgain' | 'signOut' | 'suspend' | 'activate', run: () => void) => (
    <IconAction
      label={t(action === 'inviteAgain' && delivery === 'none' ? 'links.inviteAgain' : `accountActions.${action}`)}
      icon={<ActionIcon action={action} />}
      isDisabled={isPending}
      onClick={run}
    />
  )

  return (
    <>
      <RoleButton
        isDisabled={isPending}
        onChoose={({ id, label }) =>
          withAll((selected) => apply(selected, { role: id }, (count) => t('done.roleMany', { count, role: label })))
        }
      />
      {(!status || !isChosenStatus(status)) && renderButton('inviteAgain', () => withAll(inviteAgain))}
      {hasAccounts && renderButton('signOut', () => setAsking(true))}
      {hasAccounts && status !== 'suspended' && renderButton('suspend', () => set('suspended'))}
      {hasAccounts && status !== 'active' && renderButton('activate', () => set('active'))}
      {isAsking && (
        <ConfirmDialog
          title={t('bulk.signOut', { count: selecting.size(total) })}
          action={t('accountActions.signOut')}
          onConfirm={() => withAll(signOut)}
          onClose={() => setAsking(false)}
        >
          {t('ask.signOutText')}
        </ConfirmDialog>
      )}
    </>
  )
}
