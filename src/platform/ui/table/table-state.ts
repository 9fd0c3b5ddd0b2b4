import type { TableRecord } from './columns/column.ts'
import type { DataTableProps } from './data-table-props.ts'

/** What a table shows; `rows` with placeholders while the first rows load. */
export type TableState = 'failed' | 'empty' | 'gone' | 'rows'

type Pages = Pick<DataTableProps<TableRecord>, 'rows' | 'total' | 'error' | 'page' | 'perPage'>

export const getLastPage = ({ total, perPage }: Pick<Pages, 'total' | 'perPage'>) =>
  Math.max(1, Math.ceil(total / perPage))

export function getTableState({ rows, total, error, page, perPage }: Pages): TableState {
  if (!rows) return error ? 'failed' : 'rows'
  if (total === 0) return 'empty'
  // The last page may disappear with its last row.
  return rows.length === 0 && page > getLastPage({ total, perPage }) ? 'gone' : 'rows'
}
