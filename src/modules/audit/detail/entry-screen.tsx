import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api } from '../audit-client.ts'
import { useAuthorName } from '../author.tsx'
import type { AuditDetail } from '../contract.ts'
import { EntryTitle } from '../entry-title.tsx'
import { useEntryTitle } from '../use-entry-title.ts'
import { AccessCard } from './access-card.tsx'
import { ChangedRowCard } from './changed-row-card.tsx'
import { EntryFacts } from './entry-facts.tsx'
import styles from './entry-screen.module.css'
import { RestoreButton } from './restore-button.tsx'

/** A change with all rows before and after, or a read or export. */
export function Component() {
  const t = useTexts('audit')
  const getEntryTitle = useEntryTitle()
  const { id } = useParams()
  const { data, error, refetch } = useQuery(api.show.query({ params: { id: Number(id) } }))
  useScreenTitle(data && getEntryTitle(data))

  if (data) return <EntryDetails entry={data} />
  if (error) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  return (
    <div className="min-inline-0" aria-busy>
      <PageHeader title={t('one')} />
      <div className={styles.columns}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
    </div>
  )
}

function EntryDetails({ entry }: { entry: AuditDetail }) {
  const t = useTexts('audit')
  const format = useFormats()
  const getAuthorName = useAuthorName()
  const hiddenCount = entry.rowCount - entry.rows.length
  return (
    <div className="min-inline-0">
      <PageHeader
        title={<EntryTitle entry={entry} />}
        lead={t('detail.by', { who: getAuthorName(entry), when: format.dateTime(entry.at) })}
        actions={entry.restorable && <RestoreButton entry={entry} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {entry.access && <AccessCard entry={entry} access={entry.access} />}
          {entry.hidden && (
            <Card>
              <EmptyState
                small
                picture="/pictures/empty/not-allowed.svg"
                title={t(entry.private ? 'detail.hiddenTitle' : 'detail.closedTitle')}
                text={t(entry.private ? 'detail.hiddenText' : 'detail.closedText')}
              />
            </Card>
          )}
          {entry.rows.map((row) => (
            <ChangedRowCard key={row.position} row={row} />
          ))}
          {!entry.hidden && !entry.private && hiddenCount > 0 && (
            <p className="text-quiet">{t('detail.more', { count: hiddenCount })}</p>
          )}
        </div>
        <aside className={styles.side} aria-label={t('one')}>
          <EntryFacts entry={entry} />
        </aside>
      </div>
    </div>
  )
}
