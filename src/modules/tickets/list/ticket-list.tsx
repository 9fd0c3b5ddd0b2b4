import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Pager } from '#platform/ui/pager/pager.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { onRowKey } from '#platform/ui/row-list/row-keys.ts'
import { useFocusOnClose } from '#platform/ui/row-list/use-focus-on-close.ts'
import { useRowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import styles from '#platform/ui/row-list/row-list.module.css'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import type { Ticket } from '../contract.ts'
import { getListQuery } from '../first-queries.ts'
import { toListQuery, perPage } from '../tickets-view.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { useServiceLevels } from '../use-service-levels.ts'
import { useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { RowKeys } from './row-keys.tsx'
import { StatusCards } from './status-cards.tsx'
import { TicketRow } from './ticket-row.tsx'

// Rows for Page Up and Page Down.
const pageStep = 10

export function TicketList() {
  const t = useTexts('tickets')
  const rights = useRights()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useTicketPage()
  const { data, error, visibleTickets, total, query } = list
  const selecting = useTableSelection<Ticket>(JSON.stringify(query))
  const toggleRow = (index: number, extend: boolean) => selecting.toggle(visibleTickets, index, extend)
  const { focus, openIndex } = useTicketFocus(scroller, visibleTickets)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const writing = rights.update && {
      extendTo: (index: number) => toggleRow(index, true),
      selectAll: selecting.selectAll,
    }
    onRowKey(event, { focus, count: visibleTickets.length, perPage: pageStep, ...writing })
  }

  return (
    <section className={styles.pane} aria-label={t('list')}>
      <StatusCards />
      <ListHead query={query} visibleTickets={visibleTickets} total={total} selecting={selecting} />
      <p className="visually-hidden" role="status">
        {data && t('found', counted(data))}
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void list.refetch()} small />}
      {data && total === 0 && <ListEmpty />}
      <div
        ref={scroller}
        className={styles.scroller}
        data-stale={list.isPlaceholderData}
        hidden={Boolean(error && !data) || (data && total === 0)}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        <ul className="grid one-column" aria-label={t('title')} aria-busy={!data || list.isPlaceholderData}>
          {data ? (
            <Rows
              visibleTickets={visibleTickets}
              selecting={selecting}
              onSelect={rights.update ? toggleRow : undefined}
            />
          ) : (
            Array.from({ length: 10 }, (_, index) => <RowSkeleton key={index} />)
          )}
        </ul>
        <TicketPages total={total} onPage={() => scroller.current?.scrollTo({ top: 0 })} />
      </div>
      <RowKeys
        scroller={scroller}
        visibleTickets={visibleTickets}
        focus={focus}
        openIndex={openIndex}
        hasSelection={selecting.hasSelected}
        onSelect={toggleRow}
      />
    </section>
  )
}

interface RowsProps {
  visibleTickets: readonly Ticket[]
  selecting: Pick<SelectionActions<Ticket>, 'isSelected'>
  onSelect: ((index: number, extend: boolean) => void) | undefined
}

function Rows({ visibleTickets, selecting, onSelect }: RowsProps) {
  const { view } = useTicketsView()
  const now = useMinute()
  const serviceLevels = useServiceLevels()
  return visibleTickets.map((ticket, index) => (
    <TicketRow
      key={ticket.id}
      ticket={ticket}
      index={index}
      now={now}
      serviceLevels={serviceLevels}
      view={view}
      isOpen={view.ticket === ticket.id}
      isSelected={selecting.isSelected(ticket.id)}
      onSelect={onSelect}
    />
  ))
}

function useTicketPage() {
  const { view } = useTicketsView()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...getListQuery(view),
    placeholderData: keepPreviousData,
  })
  return {
    data,
    error,
    refetch,
    isPlaceholderData,
    query: toListQuery(view),
    // Without those that were deleted or restored since the answer.
    visibleTickets: data?.items.filter(({ deleted }) => deleted === Boolean(view.deleted)) ?? [],
    total: data?.total ?? 0,
  }
}

function useTicketFocus(scroller: RefObject<HTMLDivElement | null>, visibleTickets: readonly Ticket[]) {
  const { view } = useTicketsView()
  const findRow = (index: number) => scroller.current?.querySelector(`[data-index="${index}"]`)
  const focus = useRowFocus(scroller, {
    count: visibleTickets.length,
    scrollTo: (index) => findRow(index)?.scrollIntoView({ block: 'nearest' }),
    within: 'a',
  })
  const findIndex = (id: number) => {
    const index = visibleTickets.findIndex((ticket) => ticket.id === id)
    return index < 0 ? undefined : index
  }
  const openId = typeof view.ticket === 'number' ? view.ticket : undefined
  useFocusOnClose(scroller, openId, findIndex, focus)
  const openIndex = openId === undefined ? undefined : findIndex(openId)
  const isListed = openIndex !== undefined
  // Rows change their height when a ticket opens beside the list.
  useEffect(() => {
    const row = scroller.current?.querySelector('[data-open="true"]')
    row?.scrollIntoView({ block: 'nearest' })
  }, [scroller, openId, isListed])
  return { focus, openIndex }
}

function TicketPages({ total, onPage }: { total: number; onPage: () => void }) {
  const { view, setView } = useTicketsView()
  return (
    <Pager
      total={total}
      perPage={perPage}
      page={view.page}
      onPage={(page) => {
        setView({ page: page === 1 ? undefined : page })
        onPage()
      }}
    />
  )
}
