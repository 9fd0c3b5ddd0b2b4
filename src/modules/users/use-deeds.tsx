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
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useSession } from '#platform/web/session.ts'
import type { User } from './contract.ts'
import { type Deed, deedsOf, type GraveDeed, isGrave } from './deeds.ts'
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
  takeBack: IconUserX,
  remove: IconTrash,
} as const satisfies Record<Deed, unknown>

/** The picture of what can be done; what goes somewhere goes the way that one reads. */
export function DeedIcon({ deed }: { deed: Deed }) {
  const Icon: ComponentType<{ size: number; className?: string }> = icons[deed]
  const goes = deed === 'signOut' || deed === 'inviteAgain'
  return <Icon size={18} {...(goes && { className: styles.goes ?? '' })} aria-hidden />
}

/** What can be done to an account, for a menu or for buttons; `question` stands beside them and asks before the grave ones. */
export function useDeeds(user: User, onGone?: () => void) {
  const t = useTexts('users')
  const rights = useRights()
  const session = useSession()
  const { run, isPending } = useUserActions()
  const [asking, setAsking] = useState<GraveDeed>()
  const isOwn = user.id === session.user.id
  const labelOf = (deed: Deed) => t(deed === 'signOut' && isOwn ? 'deeds.signOutElsewhere' : `deeds.${deed}`)
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
      label: labelOf(deed),
      isGrave: isGrave(deed),
      start: () => (isGrave(deed) ? setAsking(deed) : perform(deed)),
    })),
    question: asking && (
      <ConfirmDialog
        danger={asking !== 'signOut'}
        title={t(asking === 'signOut' && isOwn ? 'ask.signOutOwn' : `ask.${asking}`, { name: user.name })}
        action={labelOf(asking)}
        onConfirm={() => perform(asking)}
        onClose={() => setAsking(undefined)}
      >
        {t(`ask.${asking}Text`)}
      </ConfirmDialog>
    ),
  }
}
