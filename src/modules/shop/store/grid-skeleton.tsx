import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './product-grid.module.css'

export function GridSkeleton({ count = 12 }: { count?: number }) {
  const t = useTexts('shop')
  return (
    <div className={styles.grid} role="status" aria-label={t('store.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded bg-paper shadow-card">
          <Skeleton className={styles.square} />
          <div className="grid gap-3 padding-4">
            <Skeleton width="80%" />
            <Skeleton width="55%" />
            <Skeleton width="35%" />
          </div>
        </div>
      ))}
    </div>
  )
}
