import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonText } from '#platform/ui/skeleton.tsx'
import { api } from './email-client.ts'
import { MailTime } from './mail-time.tsx'
import { Face } from './read/face.tsx'
import styles from './unread-widget.module.css'

const shown = 5

/** The latest conversations with something unread, each a way to it. */
export default function UnreadWidget() {
  const t = useTexts('email')
  const query = { q: 'in:inbox is:unread', limit: shown }
  const { data, error, isPending, refetch } = useQuery(api.threads.query({ query }))
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to="/apps/email">
          {t('widget.all')}
        </Link>
      }
    >
      {isPending && <SkeletonText lines={shown * 2} />}
      {error && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('widget.empty')} />}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ threadId, subject, time, participants }) => {
            const from = participants.findLast(({ unread }) => unread) ?? participants.at(-1)
            const name = from?.name || from?.email || ''
            return (
              <li key={threadId} className={styles.row}>
                <Face address={{ name, email: from?.email ?? '' }} size={36} />
                <span className={styles.words}>
                  <Link className={styles.link} to={`/apps/email?thread=${threadId}`} dir="auto">
                    {subject || t('noSubject')}
                  </Link>
                  <span className={styles.who}>
                    <bdi>{name}</bdi>
                    {' · '}
                    <MailTime iso={time} />
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
