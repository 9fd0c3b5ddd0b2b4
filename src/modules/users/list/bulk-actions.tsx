import { IconUserShield } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { sizeOf, type TableSelection } from '#platform/ui/table/use-table-selection.ts'
import type { User } from '../contract.ts'
import { ActionIcon } from '../use-account-actions.tsx'
import { useRoleChoices } from '../use-role-choices.ts'
import { collectUsers } from './collect-users.ts'
import { useBulk } from './use-bulk.ts'
import { filtersOf } from './users-view.ts'
import { useUsersView } from './use-users-view.ts'

interface BulkActionsProps {
  selecting: TableSelection<User>
  total: number
}

/** What can be done to all that is ticked. */
export function BulkActions({ selecting, total }: BulkActionsProps) {
  const t = useTexts('users')
  const { view } = useUsersView()
  const bulk = useBulk()
  const choices = useRoleChoices()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { status } = view

  const withAll = (work: (found: readonly User[]) => Promise<unknown>) =>
    void collectUsers(selecting.selection, filtersOf(view))
      .then(async (found) => {
        await work(found)
        // What left the list cannot stay ticked in it, and the rest is done with.
        selecting.clear()
      })
      // The application has told of the refusal.
      .catch(() => {})
  const button = (action: 'inviteAgain' | 'signOut' | 'suspend' | 'activate', run: () => void) => (
    <IconAction
      label={t(`accountActions.${action}`)}
      icon={<ActionIcon action={action} />}
      isDisabled={bulk.isPending}
      onClick={run}
    />
  )

  return (
    <>
      <IconAction
        label={t('bulk.role')}
        icon={<IconUserShield size={18} aria-hidden />}
        opens="menu"
        isDisabled={bulk.isPending}
        onClick={setAnchor}
      />
      {status !== 'active' && status !== 'suspended' && button('inviteAgain', () => withAll(bulk.inviteAgain))}
      {status !== 'invited' && button('signOut', () => setAsking(true))}
      {status !== 'invited' &&
        status !== 'suspended' &&
        button('suspend', () =>
          withAll((found) => bulk.apply(found, { status: 'suspended' }, (count) => t('done.suspendMany', { count }))),
        )}
      {status !== 'invited' &&
        status !== 'active' &&
        button('activate', () =>
          withAll((found) => bulk.apply(found, { status: 'active' }, (count) => t('done.activateMany', { count }))),
        )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': t('bulk.role') } }}
      >
        {choices
          .filter(({ isGivable }) => isGivable)
          .map(({ id, label }) => (
            <MenuItem
              key={id}
              onClick={() => {
                setAnchor(null)
                withAll((found) =>
                  bulk.apply(found, { role: id }, (count) => t('done.roleMany', { count, role: label })),
                )
              }}
            >
              <bdi>{label}</bdi>
            </MenuItem>
          ))}
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={t('bulk.signOut', { count: sizeOf(selecting.selection, total) })}
          action={t('accountActions.signOut')}
          onConfirm={() => withAll(bulk.signOut)}
          onClose={() => setAsking(false)}
        >
          {t('ask.signOutText')}
        </ConfirmDialog>
      )}
    </>
  )
}
