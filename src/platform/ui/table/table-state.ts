import type { TableRecord } from './columns/column.ts'
import type { DataTableProps } from './data-table-props.ts'

/** Which of its contents a table shows; while the first rows load, `rows` with placeholders. */
export type TableState = 'failed' | 'empty' | 'gone' | 'rows'

type Pages = Pick<DataTableProps<TableRecord>, 'rows' | 'total' | 'error' | 'page' | 'perPage'>

export const lastPageOf = ({ total, perPage }: Pick<Pages, 'total' | 'perPage'>) =>
  Math.max(1, Math.ceil(total / perPage))

export function tableStateOf({ rows, total, error, page, perPage }: Pages): TableState {
  if (!rows) return error ? 'failed' : 'rows'
  if (total === 0) return 'empty'
  // The last page may vanish with its last row.
  return rows.length === 0 && page > lastPageOf({ total, perPage }) ? 'gone' : 'rows'
}
