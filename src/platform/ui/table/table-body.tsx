import { useId } from 'react'
import type { Column, TableRecord } from './columns/column.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { TableRow } from './table-row.tsx'
import { TableRowSkeleton } from './table-row-skeleton.tsx'

interface TableBodyProps<Row extends TableRecord> extends Pick<
  DataTableProps<Row>,
  'rows' | 'rowLabel' | 'page' | 'perPage' | 'selecting'
> {
  columns: readonly Column<Row>[]
}

/** The rows of this page, or placeholders while the first ones load. */
export function TableBody<Row extends TableRecord>(props: TableBodyProps<Row>) {
  const { columns, rows, rowLabel, page, perPage, selecting } = props
  const id = useId()
  return (
    <tbody className={styles.body}>
      {!rows &&
        Array.from({ length: 12 }, (_, index) => (
          <TableRowSkeleton
            key={`${id}${index}`}
            columns={columns}
            index={index}
            isSelectable={selecting !== undefined}
          />
        ))}
      {rows?.map((row, index) => (
        <TableRow
          key={row.id}
          row={row}
          label={rowLabel(row)}
          number={page < 0 ? undefined : (page - 1) * perPage + index + 2}
          columns={columns}
          isSelected={selecting?.isSelected(row.id)}
          onSelect={(extend) => selecting?.toggle(rows, index, extend)}
        />
      ))}
    </tbody>
  )
}
