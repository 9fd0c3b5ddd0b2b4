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
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useSession } from '#platform/web/session.ts'
import type { User } from './contract.ts'
import { type Deed, deedsOf, type GraveDeed, isGrave } from './deeds.ts'
import { useRights } from './use-rights.ts'
import { useUserActions } from './use-user-actions.ts'

const icons = {
  inviteAgain: IconMailForward,
  resetPassword: IconKey,
  signOut: IconLogout,
  removeFactor: IconShieldOff,
  suspend: IconUserPause,
  activate: IconUserCheck,
  takeBack: IconUserX,
  remove: IconTrash,
} as const satisfies Record<Deed, unknown>

/** What can be done to an account, for a menu or for buttons; `question` stands beside them and asks before the grave ones. */
export function useDeeds(user: User, onGone?: () => void) {
  const t = useTexts('users')
  const rights = useRights()
  const session = useSession()
  const { run, isPending } = useUserActions()
  const [asking, setAsking] = useState<GraveDeed>()
  const isOwn = user.id === session.user.id
  const perform = (deed: Deed) =>
    void run(deed, user).then(
      () => {
        if (deed === 'remove' || deed === 'takeBack') onGone?.()
      },
      // The application has told of the refusal.
      () => {},
    )
  return {
    isPending,
    deeds: deedsOf(user, rights, session.user.id).map((deed) => ({
      deed,
      label: t(`deeds.${deed}`),
      Icon: icons[deed],
      isGrave: isGrave(deed),
      start: () => (isGrave(deed) ? setAsking(deed) : perform(deed)),
    })),
    question: asking && (
      <ConfirmDialog
        danger={asking !== 'signOut'}
        title={t(asking === 'signOut' && isOwn ? 'ask.signOutOwn' : `ask.${asking}`, { name: user.name })}
        action={t(`deeds.${asking}`)}
        onConfirm={() => perform(asking)}
        onClose={() => setAsking(undefined)}
      >
        {t(`ask.${asking}Text`)}
      </ConfirmDialog>
    ),
  }
}
