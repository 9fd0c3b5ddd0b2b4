import { Pagination } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { onRowKey } from '#platform/ui/row-list/row-keys.ts'
import { useFocusOnClose } from '#platform/ui/row-list/use-focus-on-close.ts'
import { useRowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import { type SelectionActions, useSelection } from '#platform/ui/row-list/use-selection.ts'
import type { Ticket } from '../contract.ts'
import { listOf } from '../first-queries.ts'
import { type ListQuery, listQueryOf, perPage } from '../tickets-view.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { useServiceLevels } from '../use-service-levels.ts'
import { useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { RowKeys } from './row-keys.tsx'
import { StatusCards } from './status-cards.tsx'
import styles from './ticket-list.module.css'
import { TicketRow } from './ticket-row.tsx'

// Rows for Page Up and Page Down.
const pageStep = 10

export function TicketList() {
  const t = useTexts('tickets')
  const rights = useRights()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useTicketPage()
  const { data, error, shown, total, query } = list
  const { selecting, toggleRow } = useTicketSelection(shown, query)
  const { focus, openIndex } = useTicketFocus(scroller, shown)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const writing = rights.update && {
      extendTo: (index: number) => toggleRow(index, true),
      selectAll: selecting.selectAll,
    }
    onRowKey(event, { focus, count: shown.length, perPage: pageStep, ...writing })
  }

  return (
    <section className={styles.pane} aria-label={t('list')}>
      <StatusCards />
      <ListHead query={query} shown={shown} total={total} selecting={selecting} />
      <p className="visually-hidden" role="status">
        {data && t('found', counted(data))}
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void list.refetch()} small />}
      {data && total === 0 && <ListEmpty />}
      <div
        ref={scroller}
        className={styles.scroller}
        data-behind={list.isPlaceholderData}
        hidden={Boolean(error && !data) || (data && total === 0)}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        <ul className="grid one-column" aria-label={t('title')} aria-busy={!data || list.isPlaceholderData}>
          {data ? (
            <Rows shown={shown} selecting={selecting} onSelect={rights.update ? toggleRow : undefined} />
          ) : (
            Array.from({ length: 10 }, (_, index) => <RowSkeleton key={index} />)
          )}
        </ul>
        <Pager total={total} onPage={() => scroller.current?.scrollTo({ top: 0 })} />
      </div>
      <RowKeys
        scroller={scroller}
        shown={shown}
        focus={focus}
        openIndex={openIndex}
        hasSelection={selecting.selection.all || selecting.selection.some.size > 0}
        onSelect={toggleRow}
      />
    </section>
  )
}

interface RowsProps {
  shown: readonly Ticket[]
  selecting: Pick<SelectionActions<Ticket>, 'isSelected'>
  onSelect: ((index: number, extend: boolean) => void) | undefined
}

function Rows({ shown, selecting, onSelect }: RowsProps) {
  const { view } = useTicketsView()
  const now = useMinute()
  const serviceLevels = useServiceLevels()
  return shown.map((ticket, index) => (
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
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...listOf(view), placeholderData: keepPreviousData })
  return {
    data,
    error,
    refetch,
    isPlaceholderData,
    query: listQueryOf(view),
    // Without those that were deleted or restored since the answer.
    shown: data?.items.filter(({ deleted }) => deleted === Boolean(view.deleted)) ?? [],
    total: data?.total ?? 0,
  }
}

function useTicketSelection(shown: readonly Ticket[], query: ListQuery) {
  const selecting = useSelection<Ticket>(JSON.stringify(query), { idOf: ({ id }) => id, hasExceptions: true })
  const rows = {
    rowAt: (index: number) => shown[index],
    rowsBetween: async (one: number, other: number) => shown.slice(Math.min(one, other), Math.max(one, other) + 1),
  }
  return { selecting, toggleRow: (index: number, extend: boolean) => selecting.toggle(rows, index, extend) }
}

function useTicketFocus(scroller: RefObject<HTMLDivElement | null>, shown: readonly Ticket[]) {
  const { view } = useTicketsView()
  const rowAt = (index: number) => scroller.current?.querySelector(`[data-index="${index}"]`)
  const focus = useRowFocus(scroller, {
    count: shown.length,
    scrollTo: (index) => rowAt(index)?.scrollIntoView({ block: 'nearest' }),
    within: 'a',
  })
  const indexOf = (id: number) => {
    const index = shown.findIndex((ticket) => ticket.id === id)
    return index < 0 ? undefined : index
  }
  const openId = typeof view.ticket === 'number' ? view.ticket : undefined
  useFocusOnClose(scroller, openId, indexOf, focus)
  const openIndex = openId === undefined ? undefined : indexOf(openId)
  const isListed = openIndex !== undefined
  // Rows change their height when a ticket opens beside the list.
  useEffect(() => {
    const row = scroller.current?.querySelector('[data-open="true"]')
    row?.scrollIntoView({ block: 'nearest' })
  }, [scroller, openId, isListed])
  return { focus, openIndex }
}

function Pager({ total, onPage }: { total: number; onPage: () => void }) {
  const { view, setView } = useTicketsView()
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  return (
    <Pagination
      className={styles.pager}
      count={pages}
      page={Math.min(view.page ?? 1, pages)}
      onChange={(_, next) => {
        setView({ page: next === 1 ? undefined : next })
        onPage()
      }}
    />
  )
}
