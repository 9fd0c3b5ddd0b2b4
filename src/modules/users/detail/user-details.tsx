import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { UserDetail } from '../contract.ts'
import { FactorMark, StatusChip } from '../marks.tsx'
import { ActionIcon, useAccountActions } from '../use-account-actions.tsx'
import { RoleField } from './role-field.tsx'
import { SessionList } from './session-list.tsx'
import styles from './user-drawer.module.css'

/** All data of an account, and the actions on it. */
export function UserDetails({ user, onGone }: { user: UserDetail; onGone: () => void }) {
  const t = useTexts('users')
  const { actions, question, isPending } = useAccountActions(user, onGone)
  return (
    <>
      <div className="row gap-4">
        <Avatar name={user.name} src={user.avatar || undefined} size={56} />
        <div className="grid flex-1 min-inline-0">
          <p className="text-18 semibold break-anywhere">
            <bdi {...asWritten(user.name)}>{user.name}</bdi>
          </p>
          <p className="text-quiet">
            <bdi {...asWritten(user.jobTitle)}>{user.jobTitle}</bdi>
          </p>
          <EmailLink className={styles.email} email={user.email}>
            <bdi>{user.email}</bdi>
          </EmailLink>
        </div>
      </div>
      <RoleField user={user} />
      <Facts user={user} />
      {user.status !== 'invited' && <SessionList user={user} />}
      {actions.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('fields.actions')}</h3>
          <div className={styles.actions}>
            {actions.map(({ action, label, start }) => (
              <button
                key={action}
                type="button"
                className={styles.action}
                data-action={action}
                disabled={isPending}
                onClick={start}
              >
                <ActionIcon action={action} />
                {label}
              </button>
            ))}
          </div>
        </section>
      )}
      {question}
    </>
  )
}

function Facts({ user }: { user: UserDetail }) {
  const t = useTexts('users')
  const format = useFormats()
  const { status, secondFactor, lastUsedAt, createdAt, invitedAt, invitation } = user
  return (
    <dl className={styles.facts}>
      <dt>{t('fields.status')}</dt>
      <dd>
        <StatusChip status={status} />
      </dd>
      {status !== 'invited' && (
        <>
          <dt>{t('fields.secondFactor')}</dt>
          <dd>
            <FactorMark isOn={secondFactor} />
          </dd>
          <dt>{t('fields.lastUsedAt')}</dt>
          <dd>{lastUsedAt === null ? t('never') : format.dateTime(lastUsedAt)}</dd>
        </>
      )}
      {createdAt !== null && (
        <>
          <dt>{t('fields.createdAt')}</dt>
          <dd>{format.date(createdAt)}</dd>
        </>
      )}
      {invitation && (
        <>
          <dt>{t('detail.invitedBy', { name: invitation.byName })}</dt>
          <dd>
            {invitedAt !== null && format.dateTime(invitedAt)}
            {invitation.note && (
              <blockquote className={styles.note} {...asWritten(invitation.note)}>
                {invitation.note}
              </blockquote>
            )}
          </dd>
        </>
      )}
    </dl>
  )
}
