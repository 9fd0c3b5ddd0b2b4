import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-head.module.css'
import { SearchBar } from './search-bar.tsx'
import { TickAll } from './tick-all.tsx'

interface ListHeadProps {
  query: ListQuery
  total: number | undefined
  isLeast: boolean
  selecting: SelectionActions<Contact>
}

/** Search and order above the list; with a selection, its actions. */
export function ListHead({ query, total = 0, isLeast, selecting }: ListHeadProps) {
  const size = selecting.size(total)
  return (
    <div className={styles.head}>
      <TickAll size={size} total={total} isLeast={isLeast} selecting={selecting} />
      <SearchBar isHidden={size > 0} />
      {size > 0 && <BulkBar query={query} size={size} total={total} isLeast={isLeast} selecting={selecting} />}
    </div>
  )
}
