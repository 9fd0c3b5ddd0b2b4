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
  /** The total of all pages. */
  total: number
  /** There are more rows than `total`; then `page` may be -1, the last one. */
  isLeast?: boolean | undefined
  page: number
  perPage: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
  /** The order as in the list's query: `title`, `-created`. */
  sort: string | undefined
  /** Undefined for the default order. */
  onSort: (sort: string | undefined) => void
  /** Shows earlier rows while the next load. */
  isBehind?: boolean
  error?: Error | null | undefined
  onRetry?: (() => void) | undefined
  /** Shown if there is no row: the reason, and an action. */
  empty: ReactNode
  /** At the top: tabs, figures that filter. */
  head?: ReactNode
  /** Above the table: search, filters. */
  tools?: ReactNode
  /** Between tools and table: the active filters. */
  under?: ReactNode
  /** Without it, rows cannot be selected. */
  selecting?: TableSelection<Row> | undefined
  /** Bulk actions on selected rows. */
  actions?: ReactNode
}
