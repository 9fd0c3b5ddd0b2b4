import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { Product } from '../contract.ts'
import { productList } from '../first-queries.ts'
import { useVariantName } from '../use-variant-name.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ProductViews } from './product-views.tsx'
import { ProductsEmpty } from './products-empty.tsx'
import { getFilters, panelKeys, getPerPage } from './products-view.ts'
import { useColumns } from './use-columns.tsx'
import { useFacets } from './use-facets.ts'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).ProductFilterChips }))
const BulkActions = lazy(async () => ({ default: (await import('./bulk-actions.tsx')).BulkActions }))

export function ProductTable({ onImport }: { onImport: () => void }) {
  const t = useTexts('shop')
  const rights = useRights()
  const { getVariantName } = useVariantName()
  const { view, setView, narrow } = useProductsView()
  const columns = useColumns()
  const filters = getFilters(view)
  const facets = useFacets(filters)
  const page = view.page ?? 1
  const perPage = getPerPage(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...productList(view),
    placeholderData: keepPreviousData,
  })
  const selecting = useTableSelection<Product>(JSON.stringify(filters))
  const total = data?.total ?? 0
  return (
    <DataTable
      name="products"
      label={t('table.title')}
      columns={columns}
      rowLabel={getVariantName}
      // Hides a product that was just deleted or restored without waiting for the server.
      rows={data?.items.filter(({ deleted }) => isPlaceholderData || deleted === Boolean(view.deleted))}
      total={total}
      isLeast={data?.isLeast}
      page={page}
      perPage={perPage}
      onPage={(next) => setView({ page: next === 1 ? undefined : next })}
      onPerPage={(next) => narrow({ perPage: next })}
      sort={view.sort}
      onSort={(sort) => narrow({ sort })}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={<ProductsEmpty onImport={onImport} />}
      head={<ProductViews />}
      tools={
        <>
          <ViewSearch
            label={t('table.search')}
            q={view.q ?? ''}
            focusKey="/"
            onSearch={(q) => narrow({ q }, { replace: true })}
          />
          <FilterPanel facets={facets} />
        </>
      }
      below={<ChosenFilters />}
      selecting={rights.update ? selecting : undefined}
      actions={
        <Suspense>
          <BulkActions selecting={selecting} total={total} />
        </Suspense>
      }
    />
  )
}

function ChosenFilters() {
  const { view } = useProductsView()
  return <Suspense>{panelKeys.some((key) => view[key] !== undefined) && <FilterChips />}</Suspense>
}
