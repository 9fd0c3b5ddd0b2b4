import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState, isTooFar } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { arrange, tracks } from './columns/arrangement.ts'
import type { Column, TableRecord } from './columns/column.ts'
import styles from './data-table.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './columns/table-head.tsx'
import { TablePager } from './table-pager.tsx'
import { TableRow } from './table-row.tsx'
import { TableRowSkeleton } from './table-row-skeleton.tsx'
import { useColumnDrag } from './columns/use-column-drag.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useLayout } from './columns/use-layout.ts'
import { isSelected, sizeOf, type TableSelection } from './use-table-selection.ts'
import { ViewMenu } from './views/view-menu.tsx'

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
  error?: Error | null
  onRetry?: () => void
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

/** The application's table: the screen controls pages, order and selection, users arrange the columns. */
export function DataTable<Row extends TableRecord>(props: DataTableProps<Row>) {
  const {
    name,
    label,
    columns,
    rows,
    total,
    error,
    selecting,
    tools,
    under,
    actions,
    empty,
    isBehind = false,
    isLeast = false,
  } = props
  const t = useTexts('platform')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const arranging = useLayout(name)
  const { layout } = arranging
  const shown = arrange(columns, layout)
  const size = selecting ? sizeOf(selecting.selection, total) : 0
  const isFailed = Boolean(error && !rows)
  const isEmpty = rows !== undefined && total === 0
  // The last page may vanish with its last row.
  const lastPage = Math.max(1, Math.ceil(total / props.perPage))
  const isGone = !isEmpty && rows?.length === 0 && props.page > lastPage
  const drag = useColumnDrag(columns, arranging)
  useGridKeys(table)

  return (
    <section className={styles.frame} aria-label={label} data-density={layout.density}>
      {props.head}
      <div className={styles.tools}>
        {selecting && size > 0 ? (
          <SelectionBar size={size} total={total} isLeast={isLeast} selecting={selecting}>
            {actions}
          </SelectionBar>
        ) : (
          <div className={styles.own}>{tools}</div>
        )}
        <ViewMenu columns={columns} sort={props.sort} onSort={props.onSort} {...arranging} />
      </div>
      {under}
      <p className="visually-hidden" role="status">
        {rows && t('table.found', counted({ total, isLeast }))}
      </p>
      {isFailed && <ErrorState error={error} onRetry={isTooFar(error) ? () => props.onPage(1) : props.onRetry} small />}
      {isEmpty && <div className={styles.empty}>{empty}</div>}
      {isGone && (
        <div className={styles.empty}>
          <EmptyState
            small
            title={t('table.pageGone')}
            action={<PlainButton onClick={() => props.onPage(lastPage)}>{t('table.lastPage')}</PlainButton>}
          />
        </div>
      )}
      <div ref={scroller} className={styles.scroller} data-behind={isBehind} hidden={isFailed || isEmpty || isGone}>
        <table
          ref={table}
          className={styles.table}
          style={{ gridTemplateColumns: tracks(shown, layout, selecting !== undefined) }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA practices is a table
          role="grid"
          aria-label={label}
          aria-rowcount={isLeast ? -1 : total + 1}
          aria-busy={!rows || isBehind}
          aria-multiselectable={selecting ? true : undefined}
          data-ticks={selecting !== undefined}
        >
          <TableHead
            columns={shown}
            all={columns}
            rows={rows ?? []}
            selecting={selecting}
            size={size}
            sort={props.sort}
            onSort={props.onSort}
            drag={drag}
            arranging={arranging}
          />
          <tbody className={styles.body}>
            {!rows &&
              Array.from({ length: 12 }, (_, index) => (
                <TableRowSkeleton
                  key={`${id}${index}`}
                  columns={shown}
                  index={index}
                  hasTick={selecting !== undefined}
                />
              ))}
            {rows?.map((row, index) => (
              <TableRow
                key={row.id}
                row={row}
                label={props.rowLabel(row)}
                number={props.page < 0 ? undefined : (props.page - 1) * props.perPage + index + 2}
                columns={shown}
                isTicked={selecting ? isSelected(selecting.selection, row.id) : undefined}
                onTick={(extend) => selecting?.tick(rows, row, extend)}
              />
            ))}
          </tbody>
          {rows && <TableFoot columns={shown} hasTick={selecting !== undefined} />}
        </table>
      </div>
      {rows && total > 0 && !isGone && (
        <TablePager
          total={total}
          isLeast={isLeast}
          page={props.page}
          perPage={props.perPage}
          onPage={(next) => {
            props.onPage(next)
            toStart(scroller)
          }}
          onPerPage={props.onPerPage}
        />
      )}
    </section>
  )
}

const toStart = ({ current }: RefObject<HTMLElement | null>) => current?.scrollTo({ top: 0 })
