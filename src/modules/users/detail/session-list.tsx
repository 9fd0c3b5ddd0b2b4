import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { parseDevice } from '#platform/device.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { UserDetail, UserSession } from '../contract.ts'
import { ActionIcon } from '../use-account-actions.tsx'
import { useRights } from '../use-rights.ts'
import { useLastUsedText } from '../use-last-used-text.ts'
import { api } from '../users-client.ts'
import styles from './user-drawer.module.css'

/** Open sessions, each with a button to end it, except the current one. */
export function SessionList({ user }: { user: UserDetail }) {
  const t = useTexts('users')
  return (
    <section>
      <h3 className={styles.heading}>{t('detail.sessions')}</h3>
      {user.openSessions.length === 0 && <p className="text-quiet">{t('detail.noSessions')}</p>}
      <ul className="plain-list">
        {user.openSessions.map((session) => (
          <SessionRow key={session.id} user={user} session={session} />
        ))}
      </ul>
    </section>
  )
}

const subscribeToNothing = () => () => {}

function SessionRow({ user, session }: { user: UserDetail; session: UserSession }) {
  const t = useTexts('users')
  const format = useFormats()
  const usedWhen = useLastUsedText()
  const rights = useRights()
  const { mutateAsync: end, isPending } = useMutation(api.endSession.mutation())
  // The server only has the user agent from the start of the session.
  const ownSession = useSyncExternalStore(
    subscribeToNothing,
    () => navigator.userAgent,
    () => session.device,
  )
  const { kind, browser, system } = parseDevice(session.isCurrent ? ownSession : session.device)
  const Icon = kind === 'mobile' || kind === 'tablet' ? IconDeviceMobile : IconDeviceDesktop
  const device = browser && system ? t('detail.device', { browser, system }) : browser || t('detail.unknownDevice')
  return (
    <li className="row gap-3 padding-block-3 border-above">
      <span className={styles.tile}>
        <Icon size={18} aria-hidden />
      </span>
      <span className="grid flex-1 min-inline-0">
        <span className="row wrap gap-2 medium">
          <bdi>{device}</bdi>
          {session.isCurrent && <span className={styles.current}>{t('detail.current')}</span>}
        </span>
        <span className="text-quiet text-12">
          <time dateTime={session.lastUsedAt} title={format.dateTime(session.lastUsedAt)}>
            {usedWhen(session.lastUsedAt)}
          </time>
          {' · '}
          <time dateTime={session.createdAt}>{t('detail.since', { date: format.date(session.createdAt) })}</time>
        </span>
      </span>
      {rights.update && user.isWithinReach && !session.isCurrent && (
        <IconAction
          label={t('detail.endSession', { device })}
          icon={<ActionIcon action="signOut" />}
          isDisabled={isPending}
          onClick={() =>
            void end({ params: { id: user.id, session: session.id } }).then(
              () => toast({ text: t('done.endSession'), tone: 'success' }),
              () => {},
            )
          }
        />
      )}
    </li>
  )
}
