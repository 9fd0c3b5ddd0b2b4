import { useRef } from 'react'
import { arrangeColumns, tracks } from './columns/arrangement.ts'
import type { TableRecord } from './columns/column.ts'
import { TableHead } from './columns/table-head.tsx'
import { useColumnDrag } from './columns/use-column-drag.ts'
import type { LayoutActions } from './columns/use-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { TableBody } from './table-body.tsx'
import { TableFoot } from './table-foot.tsx'
import { useGridKeys } from './use-grid-keys.ts'

interface TableGridProps<Row extends TableRecord> {
  table: DataTableProps<Row>
  layoutActions: LayoutActions
  /** The number of selected rows. */
  size: number
}

/** Header, rows and footer, with the columns in the user's layout. */
export function TableGrid<Row extends TableRecord>({ table, layoutActions, size }: TableGridProps<Row>) {
  const { label, columns, rows, total, selecting, isStale = false, isLeast = false } = table
  const element = useRef<HTMLTableElement>(null)
  const { layout } = layoutActions
  const arranged = arrangeColumns(columns, layout)
  const drag = useColumnDrag(columns, layoutActions)
  useGridKeys(element)
  return (
    <table
      ref={element}
      className={styles.table}
      style={{ gridTemplateColumns: tracks(arranged, layout, selecting !== undefined) }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an ARIA grid on a table
      role="grid"
      aria-label={label}
      aria-rowcount={isLeast ? -1 : total + 1}
      aria-busy={!rows || isStale}
      aria-multiselectable={selecting ? true : undefined}
      data-selectable={selecting !== undefined}
    >
      <TableHead
        columns={arranged}
        all={columns}
        rows={rows ?? []}
        selecting={selecting}
        size={size}
        sort={table.sort}
        onSort={table.onSort}
        drag={drag}
        layoutActions={layoutActions}
      />
      <TableBody
        columns={arranged}
        rows={rows}
        rowLabel={table.rowLabel}
        page={table.page}
        perPage={table.perPage}
        selecting={selecting}
      />
      {rows && <TableFoot columns={arranged} isSelectable={selecting !== undefined} />}
    </table>
  )
}
