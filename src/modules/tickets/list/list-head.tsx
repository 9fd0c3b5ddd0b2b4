import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { SelectAll } from '#platform/ui/row-list/select-all.tsx'
import type { Ticket } from '../contract.ts'
import type { ListQuery } from '../tickets-view.ts'
import { useRights } from '../use-rights.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-head.module.css'
import { SaveViewButton } from './save-view-button.tsx'
import { TicketSearch } from './ticket-search.tsx'
import { TicketSort } from './ticket-sort.tsx'

interface ListHeadProps {
  query: ListQuery
  /** The tickets of this page. */
  visibleTickets: readonly Ticket[]
  total: number
  selecting: SelectionActions<Ticket>
}

/** Search and order above the list; with a selection, its actions. */
export function ListHead({ query, visibleTickets, total, selecting }: ListHeadProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  const size = selecting.size(total)
  return (
    <div className={styles.head}>
      {rights.update && (
        <SelectAll
          className={styles.all}
          label={t('selectPage', { count: visibleTickets.length })}
          selected={size === 0 ? 'none' : size >= visibleTickets.length ? 'all' : 'some'}
          isDisabled={total === 0}
          onChange={() => (size > 0 ? selecting.clear() : selecting.setSelected(visibleTickets, true))}
        />
      )}
      <div className="row flex-1 gap-1 min-inline-0" hidden={size > 0}>
        <TicketSearch />
        <SaveViewButton />
        <TicketSort />
      </div>
      {size > 0 && (
        <BulkBar query={query} visibleTickets={visibleTickets} size={size} total={total} selecting={selecting} />
      )}
    </div>
  )
}
