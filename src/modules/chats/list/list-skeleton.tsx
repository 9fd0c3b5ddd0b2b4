import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './list-skeleton.module.css'

const widths = ['46%', '58%', '39%', '63%', '51%', '44%', '60%', '48%']

export const ListSkeleton = () => (
  <div aria-busy>
    {widths.map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton circle width={36} height={36} />
        <div className="grid gap-2">
          <Skeleton width={width} />
          <Skeleton width="80%" height={10} />
        </div>
      </div>
    ))}
  </div>
)
