import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { AuditView, getFilters } from '../audit-view.ts'
import styles from './audit-screen.module.css'
import { EntryList } from './entry-list.tsx'
import { EntrySkeletons } from './entry-skeletons.tsx'
import { ExportButton } from './export-button.tsx'
import { EntryFilters } from './entry-filters.tsx'
import { ListEmpty } from './list-empty.tsx'
import { RecordNote } from './record-note.tsx'
import { useEntries } from './use-entries.ts'

/** The audit log, newest first. */
export function Component() {
  const t = useTexts('audit')
  const [view, setView] = useView(AuditView)
  const filters = getFilters(view)
  const list = useEntries(filters)
  const { entries, error, isPlaceholderData } = list

  return (
    <div className="min-inline-0">
      <PageHeader title={t('title')} lead={t('lead')} actions={<ExportButton filters={filters} />} />
      <Card className={styles.card}>
        <div className={styles.tools}>
          <ViewSearch
            className={styles.search}
            label={t('search')}
            q={view.q ?? ''}
            focusKey="/"
            onSearch={(q) => setView({ q }, { replace: true })}
          />
          <EntryFilters view={view} setView={setView} />
        </div>
        <RecordNote view={view} entries={entries} />
        <div className="dim-stale" data-stale={isPlaceholderData} aria-busy={(!entries && !error) || isPlaceholderData}>
          {!entries && !error && <EntrySkeletons />}
          {!entries && error && <ErrorState error={error} onRetry={() => void list.refetch()} small />}
          {entries?.length === 0 && <ListEmpty view={view} />}
          {entries && entries.length > 0 && <EntryList entries={entries} list={list} />}
        </div>
      </Card>
    </div>
  )
}
