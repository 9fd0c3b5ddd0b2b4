import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { SlaMark } from '../marks/sla-mark.tsx'
import styles from './my-tickets-widget.module.css'
import { getSlaState } from '../sla.ts'
import { api } from '../tickets-client.ts'
import { useServiceLevels } from '../use-service-levels.ts'
import { useMinute } from '#platform/web/use-minute.ts'

const screen = '/apps/tickets'
const maxRows = 12
const views = ['mine', 'unassigned', 'overdue'] as const
/** The height above the list, in px. */
const figuresHeight = 76

/** The signed-in user's open tickets, the most urgent first. */
export default function MyTicketsWidget() {
  const t = useTexts('tickets')
  const format = useFormats()
  const now = useMinute()
  const serviceLevels = useServiceLevels()
  const fitting = useRowsThatFit(figuresHeight)
  const query = { view: 'mine', sort: 'dueAt', limit: maxRows } as const
  const { data: facets } = useQuery({ ...api.facets.query(), throwOnError: unlessKnown })
  const { data: ownTickets } = useQuery({ ...api.list.query({ query }), throwOnError: unlessKnown })
  return (
    <WidgetCard title={t('widgets.mine.title')} more={{ to: screen, label: t('widgets.mine.all') }}>
      <ul className={styles.figures}>
        {views.map((view) => (
          <li key={view}>
            <Link className={styles.figure} to={`${screen}?view=${view}`} data-view={view}>
              <span className={styles.count}>
                {facets ? format.countInFacet(facets[view]) : <Skeleton width="1.5em" />}
              </span>
              <span className="truncate text-quiet text-12">{t(`presets.${view}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!ownTickets && <WidgetRowSkeletons count={fitting} hasLead={false} />}
      {ownTickets?.length === 0 && <EmptyState small as="p" title={t('empty.mine')} />}
      <WidgetRows>
        {ownTickets?.slice(0, fitting).map((ticket) => (
          <WidgetRow
            key={ticket.id}
            to={`${screen}?ticket=${ticket.id}`}
            lead={<PriorityIcon priority={ticket.priority} />}
            title={ticket.ticketTitle}
            end={<SlaMark deadline={getSlaState(ticket, now, serviceLevels).next} />}
          />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}
