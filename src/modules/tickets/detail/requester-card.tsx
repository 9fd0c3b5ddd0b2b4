import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { usePersonPath } from '#platform/web/session/people.ts'
import type { Ticket } from '../contract.ts'
import styles from './properties.module.css'

export function RequesterCard({ ticket: { requester } }: { ticket: Ticket }) {
  const t = useTexts('tickets')
  const pathOf = usePersonPath()
  const name = requester.name || requester.email
  const path = requester.id === null ? undefined : pathOf(requester.id)
  return (
    <section className={styles.section} aria-label={t('fields.requester')}>
      <h3 className={styles.heading}>{t('fields.requester')}</h3>
      <div className={styles.person}>
        <Avatar name={name} src={requester.picture} size={40} />
        <div className={styles.words}>
          {path ? (
            <Link className={styles.strong} to={path} dir="auto">
              {name}
            </Link>
          ) : (
            <span className={styles.strong} dir="auto">
              {name}
            </span>
          )}
          {requester.company && (
            <span className={styles.quiet} dir="auto">
              {requester.company}
            </span>
          )}
        </div>
      </div>
      <a className={styles.quiet} href={`mailto:${requester.email}`}>
        <bdi dir="ltr">{requester.email}</bdi>
      </a>
    </section>
  )
}
