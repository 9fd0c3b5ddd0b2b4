import { IconUserPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { Ticket } from '../contract.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { StatusIcon } from '../marks/status-mark.tsx'
import { type PickKind, type OpenMenu, PickMenu } from '../pick/pick-menu.tsx'
import { useBulk } from '../use-bulk.ts'
import { fieldOfPicker, useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import { PastTickets } from './past-tickets.tsx'
import { PropertyButton } from './property-button.tsx'
import styles from './properties.module.css'
import { RatingCard } from './rating-card.tsx'
import { RequesterCard } from './requester-card.tsx'
import { SlaCard } from './sla-card.tsx'
import pane from './ticket-pane.module.css'
import { useReadOnlyReason } from './use-read-only-reason.ts'
import { Watchers } from './watchers.tsx'

/** The ticket's properties, times, requester and watchers. */
export function Properties({ ticket, actions }: { ticket: Ticket; actions: TicketActions }) {
  const t = useTexts('tickets')
  const { user } = useSession()
  const rights = useRights(ticket)
  const bulk = useBulk()
  const readOnlyReason = useReadOnlyReason(ticket)
  const [picking, setPicking] = useState<OpenMenu>()
  const property = (kind: PickKind) => ({
    kind,
    name: t(`fields.${kind}`),
    whyNot: readOnlyReason ?? (rights.canChange(fieldOfPicker[kind]) ? undefined : t('whyNot.field')),
    onPick: (anchor: HTMLElement) => setPicking({ kind, anchor }),
  })
  const { AgentName, assigneeId, labels } = ticket
  const assignToMe = () =>
    void bulk.apply([ticket], { assigneeId: user.id }, (count) => t('done.changed', { count, value: user.name }))
  return (
    <aside className={pane.about} aria-label={t('about')}>
      <div className="grid gap-half">
        <PropertyButton {...property('status')}>
          <StatusIcon status={ticket.Status} /> {t(`statuses.${ticket.Status}`)}
        </PropertyButton>
        <PropertyButton {...property('assignee')}>
          {AgentName && <Avatar name={AgentName} src={ticket.thumb} size={22} />}
          <span className={styles.value}>{AgentName || t('assignee.nobody')}</span>
        </PropertyButton>
        {rights.canChange('assigneeId') && !ticket.deleted && assigneeId !== user.id && (
          <div className={styles.mine}>
            <Button size="small" startIcon={<IconUserPlus size={16} aria-hidden />} onClick={assignToMe}>
              {t('assignee.toMe')}
            </Button>
          </div>
        )}
        <PropertyButton {...property('priority')}>
          <PriorityIcon priority={ticket.priority} /> {t(`priorities.${ticket.priority}`)}
        </PropertyButton>
        <PropertyButton {...property('team')}>{t(`teams.${ticket.team}`)}</PropertyButton>
        <PropertyButton {...property('labels')} opens="dialog">
          <LabelList labels={labels} />
        </PropertyButton>
      </div>
      <SlaCard ticket={ticket} />
      <RatingCard ticketId={ticket.id} />
      <RequesterCard ticket={ticket} />
      <PastTickets ticket={ticket} />
      <Watchers ticket={ticket} actions={actions} />
      <PickMenu
        picking={picking}
        targets={[ticket]}
        onClose={() => setPicking(undefined)}
        onApply={(change, formatText) => void bulk.apply([ticket], change, formatText)}
      />
    </aside>
  )
}

function LabelList({ labels }: { labels: readonly string[] }) {
  const t = useTexts('tickets')
  if (labels.length === 0) return t('labels.noneYet')
  return (
    <span className="flex wrap gap-1 min-inline-0">
      {labels.map((label) => (
        <bdi key={label} className={styles.label}>
          {label}
        </bdi>
      ))}
    </span>
  )
}
