import type { ReactNode } from 'react'
import type { Column, TableRecord } from './columns/column.ts'
import type { TableSelection } from './use-table-selection.ts'

export interface DataTableProps<Row extends TableRecord> {
  /** Key of the stored layout, per browser and user. */
  name: string
  /** Accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** Accessible name of a row's check box. */
  rowLabel: (row: Row) => string
  /** The rows of this page; undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** Total of all pages. */
  total: number
  /** True if `total` is a lower bound; then `page` may be -1, the last page. */
  isLeast?: boolean | undefined
  page: number
  perPage: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
  /** The order as in the list's query: `title`, `-created`. */
  sort: string | undefined
  /** Undefined for the default order. */
  onSort: (sort: string | undefined) => void
  /** Shows the previous rows while the next ones load. */
  isStale?: boolean
  error?: Error | null | undefined
  onRetry?: (() => void) | undefined
  /** Shown without rows: the reason, and an action. */
  empty: ReactNode
  /** Content at the top: tabs, figures that filter. */
  head?: ReactNode
  /** Content above the table: search, filters. */
  tools?: ReactNode
  /** Content between tools and table: the active filters. */
  below?: ReactNode
  /** If undefined, rows cannot be selected. */
  selecting?: TableSelection<Row> | undefined
  /** Bulk actions on selected rows. */
  actions?: ReactNode
}
