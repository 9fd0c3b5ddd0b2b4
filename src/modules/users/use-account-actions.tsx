import {
  IconKey,
  IconLogout,
  IconMailForward,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserPause,
  IconUserX,
} from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { User } from './contract.ts'
import { type AccountAction, getAccountActions, type ConfirmedAction, needsConfirmation } from './account-actions.ts'
import styles from './marks.module.css'
import { useRights } from './use-rights.ts'
import { useUserActions } from './use-user-actions.ts'

const icons = {
  inviteAgain: IconMailForward,
  resetPassword: IconKey,
  signOut: IconLogout,
  removeFactor: IconShieldOff,
  suspend: IconUserPause,
  activate: IconUserCheck,
  revoke: IconUserX,
  remove: IconTrash,
} as const satisfies Record<AccountAction, unknown>

/** The icon of an action; directional ones are mirrored in right-to-left languages. */
export function ActionIcon({ action }: { action: AccountAction }) {
  const Icon: ComponentType<{ size: number; className?: string }> = icons[action]
  const goes = action === 'signOut' || action === 'inviteAgain'
  return <Icon size={18} {...(goes && { className: styles.goes ?? '' })} aria-hidden />
}

/** The actions on an account, for menus and buttons; render `question`, the confirmation dialog, beside them. */
export function useAccountActions(user: User, onGone?: () => void) {
  const t = useTexts('users')
  const rights = useRights()
  const session = useSession()
  const { run, isPending } = useUserActions()
  const [asking, setAsking] = useState<ConfirmedAction>()
  const isOwn = user.id === session.user.id
  const delivery = useDelivery()
  const getLabel = (action: AccountAction) => {
    if (delivery === 'none' && (action === 'inviteAgain' || action === 'resetPassword')) return t(`links.${action}`)
    return t(action === 'signOut' && isOwn ? 'accountActions.signOutElsewhere' : `accountActions.${action}`)
  }
  const perform = (action: AccountAction) =>
    void run(action, user).then(
      () => {
        if (action === 'remove' || action === 'revoke') onGone?.()
      },
      // The application shows the failure.
      () => {},
    )
  return {
    isPending,
    actions: getAccountActions(user, rights, session.user.id).map((action) => ({
      action,
      label: getLabel(action),
      needsConfirmation: needsConfirmation(action),
      start: () => (needsConfirmation(action) ? setAsking(action) : perform(action)),
    })),
    question: asking && (
      <ConfirmDialog
        danger={asking !== 'signOut'}
        title={t(asking === 'signOut' && isOwn ? 'ask.signOutOwn' : `ask.${asking}`, { name: user.name })}
        action={getLabel(asking)}
        onConfirm={() => perform(asking)}
        onClose={() => setAsking(undefined)}
      >
        {t(`ask.${asking}Text`)}
      </ConfirmDialog>
    ),
  }
}
