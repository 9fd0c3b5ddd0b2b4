import { Card } from '#platform/ui/card.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './account-section.module.css'

const lines = [1, 2, 3]

/** Two placeholder sections. */
export const AccountSkeleton = () => (
  <>
    <SkeletonSection />
    <SkeletonSection />
  </>
)

const SkeletonSection = () => (
  <div className={styles.section}>
    <div className={styles.words}>
      <SkeletonText lines={3} />
    </div>
    <Card>
      <FactsSkeleton />
    </Card>
  </div>
)

/** Placeholder for a list of facts. */
export const FactsSkeleton = () => (
  <div className={styles.facts}>
    {lines.map((line) => (
      <div key={line} className={styles.fact}>
        <Skeleton width={40} height={40} />
        <div className={styles.what}>
          <SkeletonText lines={2} />
        </div>
      </div>
    ))}
  </div>
)
