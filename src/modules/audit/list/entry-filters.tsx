import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { type AuditView, countFilters } from '../audit-view.ts'

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

interface EntryFiltersProps {
  view: AuditView
  setView: (changes: Partial<AuditView>) => void
}

/** Filters by user, action, topic and time; changes apply at once. */
export function EntryFilters({ view, setView }: EntryFiltersProps) {
  const t = useTexts('audit')
  return (
    <FilterButton label={t('filter.open')} count={countFilters(view)}>
      {(anchor, close) => <FilterPanel view={view} setView={setView} anchor={anchor} onClose={close} />}
    </FilterButton>
  )
}
