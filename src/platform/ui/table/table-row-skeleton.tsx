import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { ColumnShape } from './columns/column.ts'
import styles from './table-row.module.css'

interface TableRowSkeletonProps {
  columns: readonly ColumnShape[]
  index: number
  isSelectable: boolean
}

/** A placeholder row while the first rows load. */
export const TableRowSkeleton = ({ columns, index, isSelectable }: TableRowSkeletonProps) => (
  <tr className={styles.row}>
    {isSelectable && (
      <td className={styles.selectCell}>
        <Skeleton width={18} height={18} />
      </td>
    )}
    {columns.map(({ id, pin, align, isOffCard, card }, at) => (
      <td key={id} className={styles.cell} data-pin={pin} data-align={align} data-off-card={isOffCard} data-card={card}>
        {pin !== 'end' && <Skeleton width={`${45 + ((index * 5 + at * 7) % 4) * 12}%`} />}
      </td>
    ))}
  </tr>
)
