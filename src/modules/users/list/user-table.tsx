import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { User } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import { api } from '../users-client.ts'
import { RoleChips } from './role-chips.tsx'
import { RoleFilter } from './role-filter.tsx'
import { useColumns } from './use-columns.tsx'
import { UserTabs } from './user-tabs.tsx'
import { UsersEmpty } from './users-empty.tsx'
import { getFilters, toListQuery, parseSort } from './users-view.ts'
import { useUsersView } from './use-users-view.ts'

const BulkActions = lazy(async () => ({ default: (await import('./bulk-actions.tsx')).BulkActions }))

/** Table of all accounts with role, status and last use. */
export function UserTable() {
  const t = useTexts('users')
  const rights = useRights()
  const { view, setView, narrow } = useUsersView()
  const columns = useColumns()
  const query = toListQuery(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query }),
    placeholderData: keepPreviousData,
  })
  const selecting = useTableSelection<User>(JSON.stringify(getFilters(view)))
  const total = data?.total ?? 0
  return (
    <DataTable
      name="users"
      label={t('title')}
      head={<UserTabs />}
      columns={columns}
      rowLabel={({ name }) => name}
      rows={data?.items}
      total={total}
      page={query.page}
      perPage={query.limit}
      onPage={(next) => setView({ page: next === 1 ? undefined : next })}
      onPerPage={(next) => narrow({ perPage: next })}
      sort={query.sort}
      onSort={(sort) => narrow({ sort: parseSort(sort) })}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={<UsersEmpty />}
      tools={
        <>
          <ViewSearch
            label={t('search')}
            q={view.q ?? ''}
            focusKey="/"
            onSearch={(q) => narrow({ q }, { replace: true })}
          />
          <RoleFilter />
        </>
      }
      below={<RoleChips />}
      selecting={rights.update ? selecting : undefined}
      actions={
        <Suspense>
          <BulkActions selecting={selecting} total={total} />
        </Suspense>
      }
    />
  )
}
