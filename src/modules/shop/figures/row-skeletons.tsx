import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './lists.module.css'
import { rowsShown } from './rows-shown.ts'

const keys = Array.from({ length: rowsShown }, (_, row) => row)

/** The skeleton of a list of products. */
export const RowSkeletons = () =>
  keys.map((row) => (
    <li key={row} className={styles.row}>
      <Skeleton width={40} height={40} />
      <span className="grid flex-1 min-inline-0">
        <Skeleton width="70%" />
      </span>
      <Skeleton width={56} />
    </li>
  ))
