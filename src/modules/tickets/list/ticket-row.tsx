import { memo } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import check from '#platform/ui/row-list/check.module.css'
import type { Ticket } from '../contract.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { SlaMark } from '../marks/sla-mark.tsx'
import { StatusMark } from '../marks/status-mark.tsx'
import { getSlaState } from '../sla.ts'
import { linkTo, type TicketsView } from '../tickets-view.ts'
import styles from './ticket-row.module.css'

interface TicketRowProps {
  ticket: Ticket
  index: number
  now: number
  serviceLevels: ServiceLevels
  view: TicketsView
  isOpen: boolean
  isSelected: boolean
  /** Absent without the right to change tickets. */
  onSelect: ((index: number, extend: boolean) => void) | undefined
}

const shownLabels = 2

export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { ticket, index, now, serviceLevels, view, isOpen, isSelected, onSelect } = props
  const t = useTexts('tickets')
  const format = useFormats()
  const { requester } = ticket
  const name = requester.name || requester.email
  return (
    <li className={styles.row} data-index={index} data-open={isOpen} data-selected={isSelected} data-plain={!onSelect}>
      {onSelect && (
        <label className={styles.select}>
          <input
            type="checkbox"
            className={check.check}
            aria-label={t('select', { number: ticket.id, title: ticket.ticketTitle })}
            checked={isSelected}
            onChange={(event) => onSelect(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          />
        </label>
      )}
      <span className={styles.priority} title={t(`priorities.${ticket.priority}`)}>
        <PriorityIcon priority={ticket.priority} />
        <span className="visually-hidden">{t('priorityIs', { priority: t(`priorities.${ticket.priority}`) })}</span>
      </span>
      <span className={styles.main}>
        <Link
          className={styles.title}
          to={linkTo(view, { ticket: ticket.id })}
          aria-current={isOpen || undefined}
          draggable={false}
          {...asWritten(ticket.ticketTitle)}
        >
          {ticket.ticketTitle}
        </Link>
        <span className={styles.under}>
          <span className="flex-none tabular">#{ticket.id}</span>
          <bdi className={styles.name} {...asWritten(name)}>
            {name}
          </bdi>
          {requester.company && (
            <bdi className={styles.company} {...asWritten(requester.company)}>
              {requester.company}
            </bdi>
          )}
        </span>
      </span>
      <Labels labels={ticket.labels} />
      <span className={styles.sla}>
        <SlaMark deadline={getSlaState(ticket, now, serviceLevels).next} isInList />
      </span>
      <span className={styles.status}>
        <StatusMark status={ticket.Status} />
      </span>
      <Agent name={ticket.AgentName} picture={ticket.thumb} />
      <time className={styles.when} dateTime={ticket.updatedAt}>
        {format.relative(ticket.updatedAt, now)}
      </time>
    </li>
  )
})

function Labels({ labels }: { labels: readonly string[] }) {
  const t = useTexts('tickets')
  const hiddenLabels = labels.length - shownLabels
  return (
    <span className={styles.labels}>
      {labels.slice(0, shownLabels).map((label) => (
        <bdi key={label} className={styles.label}>
          {label}
        </bdi>
      ))}
      {hiddenLabels > 0 && <span className="flex-none">{t('further', { number: hiddenLabels })}</span>}
    </span>
  )
}

function Agent({ name, picture }: { name: string; picture: string }) {
  const t = useTexts('tickets')
  const label = name || t('assignee.nobody')
  return (
    <span className={styles.agent} title={label}>
      {name ? <Avatar name={name} src={picture} size={28} /> : <span className={styles.nobody} aria-hidden />}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
