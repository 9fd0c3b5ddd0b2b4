import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PriorityIcon } from './marks/priority-icon.tsx'
import { SlaMark } from './marks/sla-mark.tsx'
import styles from './my-tickets-widget.module.css'
import { slaOf } from './sla.ts'
import { api } from './tickets-client.ts'
import { useNow } from './use-now.ts'

const screen = '/apps/tickets'
const shown = 4

/** What waits for whoever is signed in, the most pressing first. */
export default function MyTicketsWidget() {
  const t = useTexts('tickets')
  const format = useFormats()
  const now = useNow()
  const { data: facets } = useSuspenseQuery(api.facets.query())
  const { data: mine } = useSuspenseQuery(api.list.query({ query: { view: 'mine', sort: 'dueAt', limit: shown } }))
  const figures = [
    ['mine', facets.mine],
    ['unassigned', facets.unassigned],
    ['overdue', facets.overdue],
  ] as const
  return (
    <Card
      title={t('title')}
      aside={
        <Link className={styles.all} to={screen}>
          {t('widget.all')}
        </Link>
      }
    >
      <ul className={styles.figures}>
        {figures.map(([view, count]) => (
          <li key={view}>
            <Link className={styles.figure} to={{ pathname: screen, search: `?view=${view}` }} data-view={view}>
              <span className={styles.count}>{format.number(count)}</span>
              <span className={styles.name}>{t(`places.${view}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {mine.length === 0 && <EmptyState small as="p" title={t('empty.mine')} />}
      <ul className={styles.list}>
        {mine.map((ticket) => (
          <li key={ticket.id}>
            <Link className={styles.link} to={{ pathname: screen, search: `?ticket=${ticket.id}` }}>
              <PriorityIcon priority={ticket.priority} />
              <span className={styles.title} dir="auto">
                {ticket.ticketTitle}
              </span>
              <SlaMark clock={slaOf(ticket, now).next} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
