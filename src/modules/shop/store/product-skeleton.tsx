import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './product-screen.module.css'

export function ProductSkeleton() {
  const t = useTexts('shop')
  return (
    <>
      <PageHeader title={t('product.one')} />
      <Card className={styles.product}>
        <Skeleton className={styles.blank} />
        <div className="grid content-start gap-5" role="status" aria-label={t('store.loading')}>
          <Skeleton width="30%" />
          <Skeleton width="45%" height={36} />
          <SkeletonText lines={4} />
          <Skeleton width="60%" height={40} />
        </div>
      </Card>
    </>
  )
}
