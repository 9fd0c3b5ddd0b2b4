import { Card } from '#platform/ui/card.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/skeleton.tsx'
import styles from './widget-skeleton.module.css'

/** A card as tall as most, with a title's line and a few more. */
export const WidgetSkeleton = () => (
  <Card className={styles.card}>
    <Skeleton width="40%" height={18} className={styles.title} />
    <SkeletonText lines={5} />
  </Card>
)
