import { useTexts } from '#platform/i18n/use-texts.ts'
import { SelectAll } from '#platform/ui/row-list/select-all.tsx'
import type { Column, TableRecord } from './column.ts'
import styles from './table-head.module.css'
import { HeadCell } from './head-cell.tsx'
import type { ColumnDrag } from './use-column-drag.ts'
import type { LayoutActions } from './use-layout.ts'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'

interface TableHeadProps<Row extends TableRecord> {
  /** The visible columns, in order. */
  columns: readonly Column<Row>[]
  all: readonly Column<Row>[]
  rows: readonly Row[]
  selecting: TableSelection<Row> | undefined
  size: number
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  drag: ColumnDrag
  layoutActions: LayoutActions
}

export function TableHead<Row extends TableRecord>(props: TableHeadProps<Row>) {
  const { columns, all, rows, selecting, size, sort, onSort, drag, layoutActions } = props
  const t = useTexts('platform')
  const selectedCount = rows.filter(({ id }) => selecting?.isSelected(id)).length
  const isAllSelected = rows.length > 0 && selectedCount === rows.length
  return (
    <thead className={styles.head}>
      <tr className={styles.row} aria-rowindex={1}>
        {selecting && (
          <th scope="col" className={styles.selectCell}>
            <SelectAll
              label={t('table.selectPage')}
              selected={isAllSelected ? 'all' : size > 0 ? 'some' : 'none'}
              isDisabled={rows.length === 0}
              onChange={() => (size > 0 ? selecting.clear() : selecting.setSelected(rows, true))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            columns={columns}
            all={all}
            sort={sort}
            onSort={onSort}
            drag={drag}
            layoutActions={layoutActions}
          />
        ))}
      </tr>
    </thead>
  )
}
