import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { DiscountTabs } from './discount-tabs.tsx'
import { api } from './discounts-client.ts'
import { DiscountsEmpty } from './discounts-empty.tsx'
import { toListQuery, parseSort } from './discounts-view.ts'
import { useDiscountColumns } from './use-discount-columns.tsx'
import { useDiscountsView } from './use-discounts-view.ts'
import { useRights } from './use-rights.ts'

const DiscountDialog = lazy(async () => ({ default: (await import('./discount-dialog.tsx')).DiscountDialog }))

/** The list of discount codes with status, uses and a switch. */
export function Component() {
  const t = useTexts('shop')
  const { view, setView, narrow } = useDiscountsView()
  const rights = useRights()
  const columns = useDiscountColumns()
  const query = toListQuery(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query }),
    placeholderData: keepPreviousData,
  })
  const isOpen = view.edit !== undefined ? rights.update : view.add && rights.create

  return (
    <>
      <Screen
        title={t('discounts.title')}
        actions={
          rights.create && (
            <Button
              variant="contained"
              aria-haspopup="dialog"
              startIcon={<IconPlus size={18} aria-hidden />}
              onClick={() => setView({ add: true })}
            >
              {t('discounts.add')}
            </Button>
          )
        }
      >
        <DataTable
          name="discounts"
          label={t('discounts.title')}
          head={<DiscountTabs view={view} />}
          columns={columns}
          rowLabel={({ code }) => code}
          rows={data?.items}
          total={data?.total ?? 0}
          page={query.page}
          perPage={query.limit}
          onPage={(next) => setView({ page: next === 1 ? undefined : next })}
          onPerPage={(next) => narrow({ perPage: next })}
          sort={query.sort}
          onSort={(sort) => narrow({ sort: parseSort(sort) })}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<DiscountsEmpty />}
          tools={
            <ViewSearch
              label={t('discounts.search')}
              q={view.q ?? ''}
              focusKey="/"
              onSearch={(q) => narrow({ q: q || undefined }, { replace: true })}
            />
          }
        />
      </Screen>
      <Suspense>{isOpen && <DiscountDialog key={view.edit ?? 'new'} id={view.edit} />}</Suspense>
    </>
  )
}
