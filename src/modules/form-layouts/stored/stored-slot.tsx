import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'

const StoredOrders = lazy(async () => ({ default: (await import('./stored-orders.tsx')).StoredOrders }))

/** The stored orders, loaded after the form beside them. */
export function StoredSlot() {
  const t = useTexts('form-layouts')
  const waiting = (
    <Card title={t('stored.title')}>
      <div className="grid one-column gap-3" aria-busy>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </div>
    </Card>
  )
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>
        <StoredOrders />
      </Suspense>
    </ErrorBoundary>
  )
}
