import { useRef } from 'react'
import { arrange, tracks } from './columns/arrangement.ts'
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
  arranging: LayoutActions
  /** The number of selected rows. */
  size: number
}

/** Header, rows and footer, with the columns in the user's layout. */
export function TableGrid<Row extends TableRecord>({ table, arranging, size }: TableGridProps<Row>) {
  const { label, columns, rows, total, selecting, isBehind = false, isLeast = false } = table
  const element = useRef<HTMLTableElement>(null)
  const { layout } = arranging
  const shown = arrange(columns, layout)
  const drag = useColumnDrag(columns, arranging)
  useGridKeys(element)
  return (
    <table
      ref={element}
      className={styles.table}
      style={{ gridTemplateColumns: tracks(shown, layout, selecting !== undefined) }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an ARIA grid on a table
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
        sort={table.sort}
        onSort={table.onSort}
        drag={drag}
        arranging={arranging}
      />
      <TableBody
        columns={shown}
        rows={rows}
        rowLabel={table.rowLabel}
        page={table.page}
        perPage={table.perPage}
        selecting={selecting}
      />
      {rows && <TableFoot columns={shown} hasTick={selecting !== undefined} />}
    </table>
  )
}
