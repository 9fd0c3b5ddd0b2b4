import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePaneFocus } from '#platform/ui/panes/use-pane-focus.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { type Ticket, tickets } from '../contract.ts'
import { api } from '../tickets-client.ts'
import { useTicketActions } from './use-ticket-actions.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { PaneSkeleton } from './pane-skeleton.tsx'
import { Properties } from './properties.tsx'
import { TicketHead } from './ticket-head.tsx'
import styles from './ticket-pane.module.css'
import { TicketKeys } from './ticket-keys.tsx'
import { useViewers } from './use-viewers.ts'
import { ViewersLine } from './viewers-line.tsx'

interface Page {
  items: readonly Ticket[]
}

/** The ticket as in a list, until the server answers. */
const cachedTicket = (pages: readonly (readonly [unknown, Page | undefined])[], id: number) =>
  pages.flatMap(([, page]) => page?.items ?? []).find((ticket) => ticket.id === id)

interface TicketPaneProps {
  id: number
  /** Whether the list alone or another ticket was shown before. */
  isNext: boolean
}

/** The open ticket: its conversation and its properties. */
export function TicketPane({ id, isNext: hasNext }: TicketPaneProps) {
  const t = useTexts('tickets')
  const actions = useTicketActions()
  const queries = useQueryClient()
  const [isAbout, setAbout] = useState(false)
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id } }),
    placeholderData: () => cachedTicket(queries.getQueriesData<Page>({ queryKey: [tickets.name, 'list page'] }), id),
  })
  const { viewers, type } = useViewers(id)
  const talk = useRef<HTMLDivElement>(null)
  const pane = usePaneFocus<HTMLElement>({ isOpen: Boolean(data ?? error), hasNext })
  useScreenTitle(data && `#${data.id} ${data.ticketTitle}`)

  return (
    <section ref={pane} className={styles.pane} aria-label={t('detail')} tabIndex={-1}>
      {error && !data && (
        <>
          <TicketHead />
          <ErrorState error={error} onRetry={() => void refetch()} small />
        </>
      )}
      {!data && !error && (
        <>
          <TicketHead />
          <PaneSkeleton />
        </>
      )}
      {data && (
        <>
          <TicketHead ticket={data} actions={actions} isAbout={isAbout} onAbout={() => setAbout(!isAbout)} />
          <div className={styles.body} data-about={isAbout}>
            <div className={styles.talk}>
              <Conversation scroller={talk} ticket={data} actions={actions} />
              <ViewersLine viewers={viewers} />
              <Composer
                key={data.id}
                ticket={data}
                onType={type}
                // The latest comment helps to answer.
                onStart={() => setTimeout(() => talk.current?.scrollTo({ top: talk.current.scrollHeight }))}
              />
            </div>
            <Properties ticket={data} actions={actions} />
          </div>
          <TicketKeys ticket={data} actions={actions} />
        </>
      )}
    </section>
  )
}
