import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { api } from '../products-client.ts'
import { CartButton } from './cart-button.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SortField } from './sort-field.tsx'
import { StoreProducts } from './store-products.tsx'
import styles from './store-screen.module.css'
import { StoreSearch } from './store-search.tsx'
import { toFacetsQuery, usualSort } from './store-view.ts'
import { useProducts } from './use-products.ts'
import { useStoreView } from './use-store-view.ts'

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

/** The shop for buyers: filters with their counts, and a search with suggestions, all of it in the URL. */
export function Component() {
  const t = useTexts('shop')
  const { view, choose, search } = useStoreView()
  const [isFiltering, setFiltering] = useState(false)
  const { data } = useProducts(view)
  const { data: facets } = useQuery({
    ...api.facets.query({ query: toFacetsQuery(view) }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <PageHeader
        title={t('store.title')}
        lead={<span role="status">{data ? t('store.found', counted(data)) : t('store.loading')}</span>}
        actions={<CartButton />}
      />
      <div className={styles.layout}>
        <aside className={styles.aside} aria-label={t('store.filters')}>
          <Card>
            <FilterPanel facets={facets} />
          </Card>
        </aside>
        <div className="grid one-column gap-4 min-inline-0">
          <div className={styles.tools}>
            <StoreSearch q={view.productSearch ?? ''} onSearch={search} />
            <SortField value={view.sortBy ?? usualSort} onChoose={(sortBy) => choose({ sortBy })} />
            <Button
              className={styles.filter}
              variant="outlined"
              color="secondary"
              aria-haspopup="dialog"
              startIcon={<IconAdjustmentsHorizontal aria-hidden />}
              onClick={() => setFiltering(true)}
            >
              {t('store.filters')}
            </Button>
          </div>
          <ChosenFilters />
          <StoreProducts />
        </div>
      </div>
      <Suspense>
        {isFiltering && (
          <FilterDrawer facets={facets} results={data ?? { total: 0 }} onClose={() => setFiltering(false)} />
        )}
      </Suspense>
    </>
  )
}
