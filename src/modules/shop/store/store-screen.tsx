import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Button, MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { api } from '../list/products-client.ts'
import { CartButton } from './cart-button.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './store-screen.module.css'
import { StoreSearch } from './store-search.tsx'
import { facetsQueryOf, isFiltered, listQueryOf, perPage, sortNames, usualSort } from './store-view.ts'
import { useStoreView } from './use-store-view.ts'

const loadGrid = async () => ({ default: (await import('./product-grid.tsx')).ProductGrid })
const ProductGrid = lazy(loadGrid)
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))
const Pager = lazy(async () => ({ default: (await import('./pager.tsx')).Pager }))

/** The shop as buyers see it: filters with their counts, search with suggestions, everything in the address. */
export function Component() {
  const t = useTexts('shop')
  const { view, choose, search, showAll, setPage } = useStoreView()
  const [isFiltering, setFiltering] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query: listQueryOf(view) }),
    placeholderData: keepPreviousData,
  })
  const { data: facets } = useQuery({
    ...api.facets.query({ query: facetsQueryOf(view) }),
    placeholderData: keepPreviousData,
  })
  // On its way while the products are.
  useEffect(() => void loadGrid(), [])
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  const q = view.productSearch ?? ''
  const isNarrowed = isFiltered(view) || q.trim() !== ''

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
            <StoreSearch q={q} onSearch={search} />
            <TextField
              select
              className={styles.sort}
              label={t('store.sort')}
              value={view.sortBy ?? usualSort}
              onChange={({ target }) => {
                const sortBy = sortNames.find((name) => name === target.value)
                choose({ sortBy: sortBy === usualSort ? undefined : sortBy })
              }}
            >
              {sortNames.map((name) => (
                <MenuItem key={name} value={name}>
                  {t(`store.sorts.${name}`)}
                </MenuItem>
              ))}
            </TextField>
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
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <GridSkeleton />}
          {data?.items.length === 0 && (
            <EmptyState
              picture={isNarrowed ? '/pictures/empty/nothing-found.svg' : '/pictures/empty/cart-empty.svg'}
              title={isNarrowed ? t('store.nothing') : t('store.empty')}
              text={isNarrowed ? t('store.nothingText') : t('store.emptyText')}
              action={
                isNarrowed && (
                  <Button variant="outlined" color="secondary" onClick={showAll}>
                    {t('store.showAll')}
                  </Button>
                )
              }
            />
          )}
          {data && data.items.length > 0 && (
            <Suspense fallback={<GridSkeleton />}>
              <ProductGrid label={t('store.products')} products={data.items} isBehind={isPlaceholderData} />
            </Suspense>
          )}
          {pages > 1 && (
            <Suspense fallback={<div className={styles.pager} />}>
              <Pager
                className={styles.pager ?? ''}
                pages={pages}
                page={view.page ?? 1}
                onPage={(page) => {
                  setPage(page)
                  window.scrollTo({ top: 0 })
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>
        {isFiltering && (
          <FilterDrawer facets={facets} found={data ?? { total: 0 }} onClose={() => setFiltering(false)} />
        )}
      </Suspense>
    </>
  )
}
