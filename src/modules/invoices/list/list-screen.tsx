import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { DataTable } from '#platform/ui/table/data-table.tsx'
import { useTableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Invoice } from '../contract-invoice.ts'
import { countsQuery, listQuery } from '../first-queries.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { useRights } from '../use-rights.ts'
import { BulkActions } from './bulk-actions.tsx'
import { FilterBar } from './filter-bar.tsx'
import { getFilters, toListQuery, getPerPage, parseSort } from './invoices-view.ts'
import { ListEmpty } from './list-empty.tsx'
import styles from './list-screen.module.css'
import { ListTools } from './list-tools.tsx'
import { StateCards } from './state-cards.tsx'
import { useColumns } from './use-columns.tsx'
import { useInvoicesView } from './use-invoices-view.ts'

/** The list of invoices, with sums by payment state. */
export function Component() {
  const t = useTexts('invoices')
  const rights = useRights()
  const getInvoiceName = useInvoiceName()
  const navigate = useNavigate()
  const { view, setView, narrow } = useInvoicesView()
  const query = toListQuery(view)
  const page = view.page ?? 1
  const perPage = getPerPage(view)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...listQuery(view),
    placeholderData: keepPreviousData,
  })
  const { data: counts, isError } = useQuery({
    ...countsQuery(view),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(counts)
  // Deleted and restored invoices leave the list before the server answers.
  const rows = data?.items.filter(({ deleted }) => deleted === Boolean(view.deleted))
  const total = data?.total ?? 0
  const selecting = useTableSelection<Invoice>(JSON.stringify(getFilters(view)))
  useShortcuts(
    t('title'),
    rights.create ? [{ keys: 'c', label: t('new'), run: () => void navigate('/apps/invoice/create') }] : [],
  )

  return (
    <Screen title={t('title')} actions={rights.create && <NewInvoice />}>
      <div className={styles.screen}>
        <StateCards counts={counts} isUnknown={isError} />
        <DataTable
          name="invoices"
          label={t('title')}
          columns={columns}
          rowLabel={(invoice) => t('list.rowOf', { number: getInvoiceName(invoice), customer: invoice.billTo })}
          rows={rows}
          total={total}
          isLeast={data?.isLeast}
          page={page}
          perPage={perPage}
          onPage={(next) => setView({ page: next === 1 ? undefined : next })}
          onPerPage={(next) => narrow({ perPage: next })}
          sort={view.sort}
          onSort={(sort) => narrow({ sort: parseSort(sort) })}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<ListEmpty />}
          tools={<ListTools />}
          below={<FilterBar counts={counts} />}
          selecting={rights.update ? selecting : undefined}
          actions={<BulkActions query={query} selecting={selecting} />}
        />
      </div>
    </Screen>
  )
}

function NewInvoice() {
  const t = useTexts('invoices')
  return (
    <Button component={Link} to="/apps/invoice/create" variant="contained" startIcon={<IconPlus aria-hidden />}>
      {t('new')}
    </Button>
  )
}
