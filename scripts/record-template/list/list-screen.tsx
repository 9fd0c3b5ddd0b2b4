import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { useRights } from '../use-rights.ts'
import { BulkActions } from './bulk-actions.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListTools } from './list-tools.tsx'
import { getFilters, toListQuery, getPerPage, parseSort } from './plain-records-view.ts'
import { useColumns } from './use-columns.tsx'
import { usePlainRecordsView } from './use-plain-records-view.ts'

/** The list of all records, or of those in the trash. */
export function Component() {
  const t = useTexts('plain-records')
  const rights = useRights()
  const navigate = useNavigate()
  const columns = useColumns()
  const { view, setView, narrow } = usePlainRecordsView()
  const selecting = useTableSelection<PlainRecord>(JSON.stringify(getFilters(view)))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query: toListQuery(view) }),
    placeholderData: keepPreviousData,
  })
  // Trashed or restored records disappear without waiting for the server.
  const rows = data?.items.filter(({ deleted }) => deleted === Boolean(view.deleted))
  useShortcuts(
    t('title'),
    rights.create ? [{ keys: 'c', label: t('new'), run: () => void navigate('/apps/plain-records/new') }] : [],
  )

  return (
    <Screen
      title={t('title')}
      actions={
        rights.create && (
          <Button
            component={Link}
            to="/apps/plain-records/new"
            variant="contained"
            startIcon={<IconPlus size={18} aria-hidden />}
          >
            {t('new')}
          </Button>
        )
      }
    >
      <DataTable
        name="plain-records"
        label={t('title')}
        columns={columns}
        rowLabel={(plainRecord) => plainRecord.plainName}
        rows={rows}
        total={data?.total ?? 0}
        isLeast={data?.isLeast}
        page={view.page ?? 1}
        perPage={getPerPage(view)}
        onPage={(next) => setView({ page: next === 1 ? undefined : next })}
        onPerPage={(next) => narrow({ perPage: next })}
        sort={view.sort}
        onSort={(sort) => narrow({ sort: parseSort(sort) })}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<ListEmpty />}
        tools={<ListTools />}
        selecting={rights.update ? selecting : undefined}
        actions={<BulkActions selecting={selecting} />}
        below={<ListFilters />}
      />
    </Screen>
  )
}
