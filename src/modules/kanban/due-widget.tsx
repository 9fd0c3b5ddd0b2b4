import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonText } from '#platform/ui/skeleton.tsx'
import { useSession } from '#platform/web/session.ts'
import { DueMark } from './board/due-mark.tsx'
import { dueEnd } from './due.ts'
import styles from './due-widget.module.css'
import { api } from './kanban-client.ts'

const shown = 5

/** What is due next of one's own, the most urgent first. */
export default function DueWidget() {
  const t = useTexts('kanban')
  const { user } = useSession()
  const { data, error, isPending, refetch } = useQuery(api.list.query())
  const due = (data ?? [])
    .filter(({ isDone }) => !isDone)
    .flatMap(({ child }) => child)
    .filter(({ assignees, date }) => assignees.includes(user.id) && date !== '')
    .toSorted((one, other) => dueEnd(one.date) - dueEnd(other.date))
    .slice(0, shown)
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to="/apps/kanban?who=me">
          {t('widget.all')}
        </Link>
      }
    >
      {isPending && <SkeletonText lines={shown * 2} />}
      {error && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {data && due.length === 0 && <EmptyState small as="p" title={t('widget.empty')} />}
      {due.length > 0 && (
        <ul className={styles.list}>
          {due.map((task) => (
            <li key={task.id} className={styles.row}>
              <Link className={styles.link} to={`/apps/kanban?task=${task.id}`} dir="auto">
                {task.task}
              </Link>
              <span className={styles.facts}>
                <DueMark date={task.date} isDone={false} />
                <span>{t('widget.in', { column: task.category ?? '' })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
