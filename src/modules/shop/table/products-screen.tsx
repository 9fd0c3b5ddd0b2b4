import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes.tsx'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { ViewSearch } from '#platform/ui/view-search.tsx'
import type { Product } from '../contract.ts'
import { api } from './products-client.ts'
import { filtersOf, listQueryOf, perPageOf } from './products-view.ts'
import { useColumns } from './use-columns.tsx'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

export function Component() {
  const t = useTexts('shop')
  const rights = useRights()
  const { view, setView, narrow } = useProductsView()
  const columns = useColumns()
  const query = listQueryOf(view)
  const page = view.page ?? 1
  const perPage = perPageOf(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query: { ...query, page, limit: perPage } }),
    placeholderData: keepPreviousData,
  })
  const selecting = useTableSelection<Product>(JSON.stringify(filtersOf(view)))
  return (
    <Screen title={t('table.title')}>
      <DataTable
        name="products"
        label={t('table.title')}
        columns={columns}
        rowLabel={({ title }) => title}
        rows={data?.items.filter(({ deleted }) => deleted === Boolean(view.deleted))}
        total={data?.total ?? 0}
        page={page}
        perPage={perPage}
        onPage={(next) => setView({ page: next === 1 ? undefined : next })}
        onPerPage={(next) => narrow({ perPage: next })}
        sort={view.sort}
        onSort={(sort) => narrow({ sort })}
        isBehind={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={null}
        tools={
          <ViewSearch
            label={t('table.search')}
            q={view.q ?? ''}
            focusKey="/"
            onSearch={(q) => narrow({ q }, { replace: true })}
          />
        }
        selecting={rights.update ? selecting : undefined}
        deeds={null}
      />
    </Screen>
  )
}
