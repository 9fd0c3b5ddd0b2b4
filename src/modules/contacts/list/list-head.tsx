import { lazy, Suspense } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SelectAll } from '#platform/ui/row-list/select-all.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import styles from './list-head.module.css'
import { SearchBar } from './search-bar.tsx'

// Most visits select nothing.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

interface ListHeadProps {
  query: ListQuery
  total: number | undefined
  isLeast: boolean
  selecting: SelectionActions<Contact>
}

/** Search and order above the list; with a selection, its actions. */
export function ListHead({ query, total = 0, isLeast, selecting }: ListHeadProps) {
  const t = useTexts('contacts')
  const size = selecting.size(total)
  return (
    <div className={styles.head}>
      <SelectAll
        className={styles.all}
        label={t('selectAll', counted({ total, isLeast }))}
        selected={size === 0 ? 'none' : size === total ? 'all' : 'some'}
        isDisabled={total === 0}
        onChange={size > 0 ? selecting.clear : selecting.selectAll}
      />
      <SearchBar isHidden={size > 0} />
      {size > 0 && (
        <Suspense>
          <BulkBar query={query} size={size} total={total} isLeast={isLeast} selecting={selecting} />
        </Suspense>
      )}
    </div>
  )
}
