import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/view-search.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Ticket } from '../contract.ts'
import type { ListQuery } from '../tickets-view.ts'
import { useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-head.module.css'
import { SortMenu } from './sort-menu.tsx'

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
  const isWhole = size > 0 && size >= shown.length
  return (
    <div className={styles.head}>
      {rights.update && (
        <label className={styles.all}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = size > 0 && !isWhole
            }}
            type="checkbox"
            className={check.check}
            aria-label={t('selectPage', { count: shown.length })}
            disabled={total === 0}
            checked={isWhole}
            onChange={() => (size > 0 ? selecting.clear() : selecting.mark(shown, true))}
          />
        </label>
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
        <SortMenu />
      </div>
      {size > 0 && <BulkBar query={query} shown={shown} size={size} total={total} selecting={selecting} />}
    </div>
  )
}
