import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState, isTooFar } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { TableRecord } from './columns/column.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { getLastPage, type TableState } from './table-state.ts'

interface TableMessageProps extends Pick<
  DataTableProps<TableRecord>,
  'total' | 'perPage' | 'onPage' | 'error' | 'onRetry' | 'empty'
> {
  state: TableState
}

/** Shown instead of rows: the reason, and an action. */
export function TableMessage({ state, total, perPage, onPage, error, onRetry, empty }: TableMessageProps) {
  const t = useTexts('platform')
  if (state === 'rows') return null
  if (state === 'failed')
    return <ErrorState error={error} onRetry={isTooFar(error) ? () => onPage(1) : onRetry} small />
  const toLastPage = () => onPage(getLastPage({ total, perPage }))
  return (
    <div className={styles.empty}>
      {state === 'empty' ? (
        empty
      ) : (
        <EmptyState
          small
          title={t('table.pageGone')}
          action={<PlainButton onClick={toLastPage}>{t('table.lastPage')}</PlainButton>}
        />
      )}
    </div>
  )
}
