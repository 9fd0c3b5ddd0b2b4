import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { api } from '../contacts-client.ts'
import type { DuplicateGroup } from '../contract.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import styles from './duplicates-pane.module.css'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** Groups of probable duplicates. */
export function DuplicatesPane() {
  const t = useTexts('contacts')
  const { data: groups, error, refetch } = useQuery(api.duplicates.query())
  const [merging, setMerging] = useState<DuplicateGroup>()

  return (
    <section
      className="min-block-0 scroll-y scroll-contain"
      aria-label={t('presets.duplicates')}
      aria-busy={!groups && !error}
    >
      {error && !groups && <ErrorState error={error} onRetry={() => void refetch()} small />}
      {!groups && !error && (
        <div className={styles.groups}>
          <Skeleton height={128} />
          <Skeleton height={128} />
        </div>
      )}
      {groups?.length === 0 && (
        <EmptyState
          picture="/pictures/empty/no-contacts.svg"
          title={t('duplicates.none')}
          text={t('duplicates.noneText')}
        />
      )}
      {groups && groups.length > 0 && (
        <>
          <p className={styles.lead} role="status">
            {t('duplicates.found', { count: groups.length })}
          </p>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <DuplicateCard
                key={group.contacts.map(({ id }) => id).join(' ')}
                group={group}
                onMerge={() => setMerging(group)}
              />
            ))}
          </ul>
        </>
      )}
      {merging && (
        <Suspense>
          <MergeDialog contacts={merging.contacts} onClose={() => setMerging(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
