import { getRowIndex } from '#platform/ui/row-list/column-names.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './mail-row.module.css'

/** Placeholder of a row that is loading; without `index`, before the number of rows is known. */
export const RowSkeleton = ({ index, start }: { index?: number; start?: number }) => (
  <div
    className={styles.row}
    style={{ insetBlockStart: start }}
    data-waiting={start === undefined ? 'first' : 'window'}
    {...(index === undefined
      ? { 'aria-hidden': true }
      : { role: 'row', 'aria-rowindex': getRowIndex(index), 'data-index': index, tabIndex: -1 })}
  >
    <span role={index === undefined ? undefined : 'gridcell'} className={styles.marks}>
      <span className={styles.box}>
        <Skeleton width={18} height={18} />
      </span>
    </span>
    <span className={styles.who} aria-hidden>
      <Skeleton width="70%" />
    </span>
    <span className={styles.what} aria-hidden>
      <span className={styles.link}>
        <Skeleton width="60%" />
      </span>
      <span className={styles.snippet}>
        <Skeleton width="85%" />
      </span>
    </span>
  </div>
)
