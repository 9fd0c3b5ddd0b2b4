import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { api } from '../calendar-client.ts'
import { AgendaEvent } from '../grid/agenda-event.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import styles from './search-results.module.css'
import { type LocalEvent, toLocalEvent } from '../events/local-event.ts'
import { useCalendars } from '../events/use-events.ts'
import { useZone } from '../events/use-zone.ts'

interface SearchResultsProps {
  q: string
  openKey: string | undefined
  onOpen: (event: LocalEvent) => void
  onClear: () => void
}

/** The results of a search: coming events first, then past ones. */
export function SearchResults({ q, openKey, onOpen, onClear }: SearchResultsProps) {
  const t = useTexts('calendar')
  const zone = useZone()
  const { byId } = useCalendars()
  const search = useQuery({ ...api.search.query({ query: { q: q.trim() } }), placeholderData: keepPreviousData })
  if (search.isError) return <ErrorState error={search.error} onRetry={() => void search.refetch()} />
  if (!search.data) return <GridSkeleton />
  if (search.data.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('search.none')}
        text={t('search.noneText')}
        action={<PlainButton onClick={onClear}>{t('search.clear')}</PlainButton>}
      />
    )
  }
  return (
    <div className={styles.results}>
      <p className="padding-inline-2 margin-block-end-2 text-quiet text-13" role="status">
        {t('search.results', { count: search.data.length })}
      </p>
      <ul>
        {search.data.map((occurrence) => {
          const event = toLocalEvent(occurrence, byId, zone)
          return (
            <li key={event.key}>
              <AgendaEvent event={event} isOpen={event.key === openKey} onOpen={onOpen} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
