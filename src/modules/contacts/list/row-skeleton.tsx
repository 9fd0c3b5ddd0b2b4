import { getRowIndex } from '#platform/ui/row-list/column-names.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { listedFields } from '../field-groups.ts'
import styles from './contact-row.module.css'

/** A placeholder for a row while it loads; without an index, for the first rows. */
export const RowSkeleton = ({ index, start }: { index?: number; start?: number }) => (
  <div
    className={styles.row}
    style={{ insetBlockStart: start }}
    data-waiting={start === undefined ? 'first' : 'window'}
    {...(index === undefined
      ? { 'aria-hidden': true }
      : { role: 'row', 'aria-rowindex': getRowIndex(index), 'data-index': index, tabIndex: -1 })}
  >
    <span role={index === undefined ? undefined : 'gridcell'} className={styles.mark}>
      <Skeleton circle width={40} height={40} />
    </span>
    <span className="grid gap-half min-inline-0" aria-hidden>
      <Skeleton width="55%" />
      <Skeleton width="35%" />
    </span>
    {listedFields.first.map((field) => (
      <span key={field} className={styles.first} aria-hidden>
        <Skeleton width="80%" />
      </span>
    ))}
    {listedFields.wide.map((field) => (
      <span key={field} className={styles.wide} aria-hidden>
        <Skeleton width="70%" />
      </span>
    ))}
  </div>
)
