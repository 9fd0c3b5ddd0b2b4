import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './product-grid.module.css'

export function GridSkeleton({ count = 12 }: { count?: number }) {
  const t = useTexts('shop')
  return (
    <div className={styles.grid} role="status" aria-label={t('store.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.blank}>
          <Skeleton className={styles.square} />
          <div className={styles.lines}>
            <Skeleton width="80%" />
            <Skeleton width="55%" />
            <Skeleton width="35%" />
          </div>
        </div>
      ))}
    </div>
  )
}
