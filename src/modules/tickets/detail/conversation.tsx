import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Ticket } from '../contract.ts'
import type { Comment, Entry } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { linkTo } from '../tickets-view.ts'
import { useRights } from '../use-rights.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { ChangeLine } from './change-line.tsx'
import { CommentCard } from './comment-card.tsx'
import { Description } from './description.tsx'
import styles from './ticket-pane.module.css'
import { TicketTitle } from './ticket-title.tsx'

const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }))

const getKey = (entry: Entry) => `${entry.type} ${entry.id}`

interface ConversationProps {
  scroller: RefObject<HTMLDivElement | null>
  ticket: Ticket
  actions: TicketActions
}

/** The description, comments and changes, oldest first. */
export function Conversation({ scroller, ticket, actions }: ConversationProps) {
  const t = useTexts('tickets')
  const now = useMinute()
  const { view } = useTicketsView()
  const { data: timeline, error, refetch } = useQuery(api.timeline.query({ params: { id: ticket.id } }))
  const [split, setSplit] = useState<Comment>()
  const { create } = useRights()
  const rights = useRights(ticket)
  const maySplit = create && rights.canChange('html') && !ticket.deleted && ticket.mergedInto === null
  const lastEntryId = useRef<number>(undefined)

  // Scroll to new entries, but not to those loaded at first.
  useEffect(() => {
    if (!timeline) return
    if (lastEntryId.current !== undefined && timeline.length > lastEntryId.current)
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' })
    lastEntryId.current = timeline.length
  }, [timeline, scroller])

  return (
    <div ref={scroller} className="column flex-1 gap-3 min-block-0 padding-4 scroll-y scroll-contain">
      {ticket.mergedInto !== null && (
        <p className={styles.banner}>
          {t('merged')}{' '}
          <Link to={linkTo(view, { ticket: ticket.mergedInto })}>{t('openTicket', { number: ticket.mergedInto })}</Link>
        </p>
      )}
      <TicketTitle ticket={ticket} actions={actions} />
      <Description key={ticket.id} ticket={ticket} actions={actions} now={now} />
      {error && !timeline && <ErrorState error={error} onRetry={() => void refetch()} small as="p" />}
      {!timeline && !error && <Skeleton height={80} />}
      <ol className="grid one-column gap-3" aria-label={t('timeline')} aria-live="polite" aria-relevant="additions">
        {timeline?.map((entry) => (
          <li key={getKey(entry)}>
            {entry.type === 'comment' ? (
              <CommentCard
                ticketId={ticket.id}
                comment={entry}
                now={now}
                onSplit={maySplit ? () => setSplit(entry) : undefined}
              />
            ) : (
              <ChangeLine change={entry} now={now} />
            )}
          </li>
        ))}
      </ol>
      <Suspense>
        {split && <SplitDialog ticket={ticket} comment={split} onClose={() => setSplit(undefined)} />}
      </Suspense>
    </div>
  )
}
