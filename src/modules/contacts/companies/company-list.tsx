import { useDeferredValue, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { ColumnNames, getRowCount } from '#platform/ui/row-list/column-names.tsx'
import styles from '#platform/ui/row-list/row-list.module.css'
import { RowsError } from '#platform/ui/row-list/rows-error.tsx'
import { SortMenu } from '#platform/ui/row-list/sort-menu.tsx'
import { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { companySorts, toCompanyQuery } from '../companies-view.ts'
import head from '../list/list-head.module.css'
import row from '../list/contact-row.module.css'
import { RowSkeleton } from '../list/row-skeleton.tsx'
import { useCompaniesView } from '../use-companies-view.ts'
import type { Company } from '../contract-companies.ts'
import { CompaniesEmpty } from './companies-empty.tsx'
import { companySource } from './company-source.ts'
import { CompanyRow } from './company-row.tsx'
import type { CompanyActions } from './use-company-actions.ts'
import { useCompanyKeys } from './use-company-keys.ts'
import { useCompanyTexts } from './use-company-texts.ts'

/** The height of a row in rem, as in the style sheet of contacts. */
const rowHeight = 3.75

export function CompanyList({ actions }: { actions: CompanyActions }) {
  const t = useTexts('contacts')
  const { view } = useCompaniesView()
  const scroller = useRef<HTMLDivElement>(null)
  const openId = typeof view.company === 'number' ? view.company : undefined
  const rowList = useRowList({
    source: companySource,
    scroller,
    nextQuery: toCompanyQuery(useDeferredValue(view)),
    rowHeight,
    openId,
  })
  const { list, virtual, focus, rows } = rowList
  const onKeyDown = useCompanyKeys({ rows, focus, perPage: virtual.perPage, openId, actions })
  const isLoaded = list.total !== undefined
  const isEmpty = isLoaded && rows.total === 0

  return (
    <section className={styles.pane} aria-label={t('companies.list')} style={{ '--first': 1, '--wide': 1 }}>
      <ListHead />
      <p className="visually-hidden" role="status">
        {isLoaded && t('companies.found', counted({ total: rows.total, isLeast: list.isLeast }))}
      </p>
      {list.error && <ErrorState error={list.error} onRetry={list.retry} small />}
      {isEmpty && <CompaniesEmpty />}
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('companies.title')}
        aria-rowcount={getRowCount({ total: isLoaded ? rows.total : undefined, isLeast: list.isLeast })}
        aria-busy={!isLoaded || list.isStale}
        data-stale={list.isStale}
        hidden={Boolean(list.error) || isEmpty}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        <ListColumns />
        {!isLoaded && Array.from({ length: 12 }, (_, index) => <RowSkeleton key={index} />)}
        <div className="relative" role="rowgroup" style={{ blockSize: virtual.totalHeight }}>
          <Rows rowList={rowList} openId={openId} />
        </div>
      </div>
      {rows.isBroken && !list.error && (
        <RowsError text={t('rowsBroken')} retryLabel={t('retry')} onRetry={rows.retry} />
      )}
    </section>
  )
}

interface RowsProps {
  rowList: Pick<ReturnType<typeof useRowList<ReturnType<typeof toCompanyQuery>, Company>>, 'rows' | 'virtual' | 'focus'>
  openId: number | undefined
}

function Rows({ rowList: { virtual, focus, rows }, openId }: RowsProps) {
  const { view } = useCompaniesView()
  return virtual.rows.map(({ index, start }) => {
    if (index >= rows.total) return null
    const company = rows.rowAt(index)
    if (!company) return <RowSkeleton key={`row ${index}`} index={index} start={start} />
    return (
      <CompanyRow
        key={company.id}
        company={company}
        index={index}
        start={start}
        view={view}
        isTabbable={index === focus.active}
        isOpen={company.id === openId}
      />
    )
  })
}

/** Search and order. */
function ListHead() {
  const t = useTexts('contacts')
  const { view, setView } = useCompaniesView()
  const sort = view.sort ?? 'name'
  return (
    <div className={head.head}>
      <ViewSearch
        className={head.field}
        label={t('companies.search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => setView({ q }, { replace: true })}
      />
      <SortMenu
        label={t('sortBy', { order: t(`companies.sorts.${sort}`) })}
        sorts={companySorts.map((value) => ({ value, label: t(`companies.sorts.${value}`) }))}
        value={sort}
        onChoose={(value) => setView({ sort: value === 'name' ? undefined : value })}
      />
    </div>
  )
}

function ListColumns() {
  const { field } = useCompanyTexts()
  return (
    <ColumnNames
      columns={[
        { name: field('name') },
        { name: field('website'), className: row.first },
        { name: field('phone'), className: row.wide },
        { name: field('labels'), className: row.labels },
      ]}
    />
  )
}
