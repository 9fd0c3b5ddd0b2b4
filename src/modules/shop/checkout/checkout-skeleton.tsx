import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './checkout.module.css'

export function CheckoutSkeleton() {
  const t = useTexts('shop')
  return (
    <div className={styles.layout} role="status" aria-label={t('store.loading')}>
      <Card>
        <div className={styles.form}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={80} />
          ))}
        </div>
      </Card>
      <Card>
        <SkeletonText lines={5} />
      </Card>
    </div>
  )
}

/** The skeleton of the whole screen until the order is loaded. */
export function PlacedOrderSkeleton() {
  const t = useTexts('shop')
  return (
    <>
      <PageHeader title={t('cart.title')} />
      <CheckoutSkeleton />
    </>
  )
}
