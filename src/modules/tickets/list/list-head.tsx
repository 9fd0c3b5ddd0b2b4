import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { TickAll } from '#platform/ui/row-list/tick-all.tsx'
import type { Ticket } from '../contract.ts'
import type { ListQuery } from '../tickets-view.ts'
import { useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-head.module.css'
import { TicketSort } from './ticket-sort.tsx'

interface ListHeadProps {
  query: ListQuery
  /** The tickets of this page. */
  shown: readonly Ticket[]
  total: number
  selecting: SelectionActions<Ticket>
}

/** Search and order above the list; with a selection, its actions. */
export function ListHead({ query, shown, total, selecting }: ListHeadProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  const { view, setView } = useTicketsView()
  const size = selecting.size(total)
  return (
    <div className={styles.head}>
      {rights.update && (
        <TickAll
          className={styles.all}
          label={t('selectPage', { count: shown.length })}
          selected={size === 0 ? 'none' : size >= shown.length ? 'all' : 'some'}
          isDisabled={total === 0}
          onChange={() => (size > 0 ? selecting.clear() : selecting.setSelected(shown, true))}
        />
      )}
      <div className="row flex-1 gap-1 min-inline-0" hidden={size > 0}>
        <ViewSearch
          label={t('search')}
          q={view.ticketSearch ?? ''}
          focusKey="/"
          onSearch={(ticketSearch) =>
            setView({ ticketSearch: ticketSearch || undefined, page: undefined }, { replace: true })
          }
        />
        <span className="flex-1" />
        <TicketSort />
      </div>
      {size > 0 && <BulkBar query={query} shown={shown} size={size} total={total} selecting={selecting} />}
    </div>
  )
}
