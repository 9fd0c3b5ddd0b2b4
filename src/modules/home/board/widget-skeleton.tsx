import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './widget-skeleton.module.css'

const line = 52
const row = 96
const frame = 120

/** Placeholder of a card: a figure in low ones, a list in tall ones. */
export const WidgetSkeleton = ({ height }: { height: number }) => (
  <div className={styles.card}>
    {height < 3 ? (
      <>
        <Skeleton width="40%" />
        <Skeleton width="60%" height={26} />
        <Skeleton width="75%" />
      </>
    ) : (
      <>
        <Skeleton width="40%" height={16} />
        {Array.from({ length: Math.floor((row * height - frame) / line) }, (_, index) => (
          <Skeleton key={index} width={`${100 - ((index * 13) % 40)}%`} height={20} />
        ))}
      </>
    )}
  </div>
)
