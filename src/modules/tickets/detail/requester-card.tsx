import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { usePersonPath } from '#platform/web/session/people.ts'
import type { Ticket } from '../contract.ts'
import styles from './properties.module.css'

export function RequesterCard({ ticket: { requester } }: { ticket: Ticket }) {
  const t = useTexts('tickets')
  const getPersonPath = usePersonPath()
  const name = requester.name || requester.email
  const path = requester.id === null ? undefined : getPersonPath(requester.id)
  return (
    <section className="grid one-column gap-2 padding-block-start-4 border-above" aria-label={t('fields.requester')}>
      <h3 className={styles.heading}>{t('fields.requester')}</h3>
      <div className="row gap-3 min-inline-0">
        <Avatar name={name} src={requester.picture} size={40} />
        <div className={styles.words}>
          {path ? (
            <Link className="semibold break-anywhere" to={path} {...asWritten(name)}>
              {name}
            </Link>
          ) : (
            <span className="semibold break-anywhere" {...asWritten(name)}>
              {name}
            </span>
          )}
          {requester.company && (
            <span className="text-quiet text-13 break-anywhere" {...asWritten(requester.company)}>
              {requester.company}
            </span>
          )}
        </div>
      </div>
      <EmailLink className="text-quiet text-13 break-anywhere" email={requester.email}>
        <bdi dir="ltr">{requester.email}</bdi>
      </EmailLink>
    </section>
  )
}
