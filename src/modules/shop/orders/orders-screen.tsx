import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { Order } from '../contract-orders.ts'
import { orderList } from '../first-queries.ts'
import { ExportButton } from './export-button.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrdersEmpty } from './orders-empty.tsx'
import { toListQuery, getPerPage, parseSort, usualSort } from './orders-view.ts'
import { SelectionActions } from './selection-actions.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useOrderColumns } from './use-order-columns.tsx'
import { useOrdersView } from './use-orders-view.ts'

/** All orders, with status tabs, search, filters and export. */
export function Component() {
  const t = useTexts('shop')
  const { view, setView, narrow } = useOrdersView()
  const columns = useOrderColumns()
  const query = toListQuery(view)
  const page = view.page ?? 1
  const perPage = getPerPage(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...orderList(view),
    placeholderData: keepPreviousData,
  })
  const selecting = useTableSelection<Order>(JSON.stringify({ ...query, sort: undefined }))

  return (
    <Screen title={t('orders.title')} actions={<ExportButton query={query} />}>
      <DataTable
        name="orders"
        label={t('orders.title')}
        head={<StatusTabs view={view} />}
        columns={columns}
        rowLabel={({ number }) => t('orders.one', { number: String(number) })}
        rows={data?.items}
        total={data?.total ?? 0}
        isLeast={data?.isLeast}
        page={page}
        perPage={perPage}
        onPage={(next) => setView({ page: next === 1 ? undefined : next })}
        onPerPage={(next) => narrow({ perPage: next })}
        sort={view.sort ?? usualSort}
        onSort={(sort) => narrow({ sort: parseSort(sort) })}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<OrdersEmpty />}
        tools={
          <>
            <ViewSearch
              label={t('orders.search')}
              q={view.q ?? ''}
              focusKey="/"
              onSearch={(q) => narrow({ q: q || undefined }, { replace: true })}
            />
            <OrderFilters />
          </>
        }
        selecting={selecting}
        actions={
          <SelectionActions
            query={query}
            selection={selecting.selection}
            onDone={(orders) => selecting.setSelected(orders, false)}
          />
        }
      />
    </Screen>
  )
}
