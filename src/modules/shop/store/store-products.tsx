import { lazy, Suspense, useEffect } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Pager } from '#platform/ui/pager/pager.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { StoreEmpty } from './store-empty.tsx'
import { isFiltered, perPage } from './store-view.ts'
import { useProducts } from './use-products.ts'
import { useStoreView } from './use-store-view.ts'

const loadGrid = async () => ({ default: (await import('./product-grid.tsx')).ProductGrid })
const ProductGrid = lazy(loadGrid)

/** The products of the view with pagination, or why there are none. */
export function StoreProducts() {
  const t = useTexts('shop')
  const { view, showAll, setPage } = useStoreView()
  const { data, error, refetch, isPlaceholderData } = useProducts(view)
  // Loads at the same time as the products.
  useEffect(() => void loadGrid(), [])
  const isNarrowed = isFiltered(view) || (view.productSearch ?? '').trim() !== ''
  return (
    <>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <GridSkeleton />}
      {data?.items.length === 0 && <StoreEmpty onShowAll={isNarrowed ? showAll : undefined} />}
      {data && data.items.length > 0 && (
        <Suspense fallback={<GridSkeleton />}>
          <ProductGrid label={t('store.products')} products={data.items} isStale={isPlaceholderData} />
        </Suspense>
      )}
      <Pager
        total={data?.total ?? 0}
        perPage={perPage}
        page={view.page}
        onPage={(page) => {
          setPage(page)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
