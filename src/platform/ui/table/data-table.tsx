import { type RefObject, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ColumnShape, TableRecord } from './columns/column.ts'
import { ErrorState, isForbidden } from '#platform/ui/states/error-state.tsx'
import { getDirection } from './columns/sorting.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableMessage } from './table-message.tsx'
import { TablePager } from './table-pager.tsx'
import { getTableState } from './table-state.ts'
import { useLayout } from './columns/use-layout.ts'
import { ViewMenu } from './views/view-menu.tsx'

/** The app's table: the screen controls page, order and selection; users control the columns. */
export function DataTable<Row extends TableRecord>(props: DataTableProps<Row>) {
  const { label, columns, rows, total, page, perPage, selecting, isStale = false, isLeast = false } = props
  const t = useTexts('platform')
  const scroller = useRef<HTMLDivElement>(null)
  const layoutActions = useLayout(props.name)
  const size = selecting?.size(total) ?? 0
  const state = getTableState(props)
  // Without the right to read, search and filters would only lead to the same refusal.
  if (state === 'failed' && isForbidden(props.error))
    return (
      <section className={styles.frame} aria-label={label}>
        <ErrorState error={props.error} onRetry={props.onRetry} />
      </section>
    )

  return (
    <section className={styles.frame} aria-label={label} data-density={layoutActions.layout.density}>
      {props.head}
      <div className={styles.tools}>
        {selecting && size > 0 ? (
          <SelectionBar size={size} total={total} isLeast={isLeast} selecting={selecting}>
            {props.actions}
          </SelectionBar>
        ) : (
          <div className={styles.customTools}>{props.tools}</div>
        )}
        <ViewMenu columns={columns} sort={props.sort} onSort={props.onSort} {...layoutActions} />
      </div>
      <div className={styles.footer}>{props.below}</div>
      <p className="visually-hidden" role="status">
        {rows && t('table.found', counted({ total, isLeast }))}
      </p>
      <SaidOrder columns={columns} sort={props.sort} />
      <TableMessage
        state={state}
        total={total}
        perPage={perPage}
        onPage={props.onPage}
        error={props.error}
        onRetry={props.onRetry}
        empty={props.empty}
      />
      <div ref={scroller} className={styles.scroller} data-stale={isStale} hidden={state !== 'rows'}>
        <TableGrid table={props} layoutActions={layoutActions} size={size} />
      </div>
      {rows && state === 'rows' && (
        <TablePager
          total={total}
          isLeast={isLeast}
          page={page}
          perPage={perPage}
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

/** Says a change of the order, which only an attribute of the header shows otherwise. */
function SaidOrder({ columns, sort }: { columns: readonly ColumnShape[]; sort: string | undefined }) {
  const t = useTexts('platform')
  const column = columns.find((candidate) => getDirection(candidate, sort))
  const direction = column && getDirection(column, sort)
  return (
    <p className="visually-hidden" aria-live="polite">
      {direction && t(`table.sorted.${direction}`, { name: column.label })}
    </p>
  )
}

const toStart = ({ current }: RefObject<HTMLElement | null>) => current?.scrollTo({ top: 0 })
