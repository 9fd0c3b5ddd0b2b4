import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Ticket } from '../contract.ts'
import { StatusMark } from '../marks/status-mark.tsx'
import { api } from '../tickets-client.ts'
import { linkTo, linkToPreset } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './properties.module.css'

const maxListed = 5

/** Earlier tickets of the requester. */
export function PastTickets({ ticket }: { ticket: Ticket }) {
  const t = useTexts('tickets')
  const { view } = useTicketsView()
  const { data: pastTickets } = useQuery(api.past.query({ params: { id: ticket.id } }))
  if (!pastTickets) return null
  return (
    <section className="grid one-column gap-2 padding-block-start-4 border-above" aria-label={t('past.title')}>
      <h3 className={styles.heading}>{t('past.title')}</h3>
      {pastTickets.length === 0 && <p className="text-quiet text-13 break-anywhere">{t('past.none')}</p>}
      <ul className={styles.list}>
        {pastTickets.slice(0, maxListed).map((other) => (
          <li key={other.id}>
            <Link className={styles.past} to={linkTo(view, { ticket: other.id })} data-opens-record>
              <span className="flex-1 min-inline-0 truncate" {...asWritten(other.ticketTitle)}>
                {other.ticketTitle}
              </span>
              <StatusMark status={other.Status} />
            </Link>
          </li>
        ))}
        {pastTickets.length > maxListed && (
          <li>
            <Link
              className={styles.past}
              to={linkToPreset(view, { requester: ticket.requester.id ?? ticket.requester.email })}
            >
              {t('past.all', { count: pastTickets.length + 1 })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
