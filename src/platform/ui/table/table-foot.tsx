import type { ColumnShape } from './columns/column.ts'
import styles from './table-row.module.css'

interface TableFootProps {
  columns: readonly ColumnShape[]
  isSelectable: boolean
}

/** The footer, if any column has one. */
export const TableFoot = ({ columns, isSelectable }: TableFootProps) =>
  columns.some(({ foot }) => foot !== undefined) && (
    <tfoot className={styles.foot}>
      <tr className={styles.row}>
        {isSelectable && <td className={styles.selectCell} aria-hidden />}
        {columns.map(({ id, pin, align, foot, label }) => (
          <td
            key={id}
            className={styles.cell}
            data-pin={pin}
            data-align={align}
            data-label={label}
            data-off-card={foot === undefined}
          >
            {foot}
          </td>
        ))}
      </tr>
    </tfoot>
  )
