import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './order-screen.module.css'

/** The skeleton of an order's page. */
export function OrderSkeleton() {
  const t = useTexts('shop')
  return (
    <div className="min-inline-0" aria-busy>
      <PageHeader title={t('orders.oneWaiting')} lead={<Skeleton width={260} height="1.5em" />} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card>
            <Skeleton height={52} />
          </Card>
          <Card title={t('orders.lines')}>
            <SkeletonText lines={8} />
          </Card>
        </div>
        <div className={styles.side}>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </div>
      </div>
    </div>
  )
}
