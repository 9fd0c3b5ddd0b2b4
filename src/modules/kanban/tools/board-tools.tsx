import { IconArchive, IconLayoutKanban, IconLayoutList } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import type { Label } from '../contract-schemas.ts'
import { countFilters, isFiltered, type KanbanView, noFilters } from '../kanban-view.ts'
import styles from './board-tools.module.css'
import { useFilterNames } from './use-filter-names.ts'

const FilterChips = lazy(async () => ({ default: (await import('#platform/ui/filters/filter-chips.tsx')).FilterChips }))
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

interface BoardToolsProps {
  view: KanbanView
  labels: readonly Label[]
  /** Number of displayed cards. */
  found: number
  onView: (changes: Partial<KanbanView>, options?: { replace: boolean }) => void
}

const layouts = [
  { layout: undefined, key: 'board', Icon: IconLayoutKanban },
  { layout: 'list', key: 'list', Icon: IconLayoutList },
] as const

/** Toolbar: search, filters, layout and archive. */
export function BoardTools({ view, labels, found, onView }: BoardToolsProps) {
  const t = useTexts('kanban')
  return (
    <div className="row wrap flex-none gap-2">
      <ViewSearch
        className={styles.search}
        label={t('search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => onView({ q }, { replace: true })}
      />
      <FilterButton label={t('filters.open')} count={countFilters(view)} openKey="f">
        {(anchor, close) => <FilterPanel view={view} labels={labels} onView={onView} anchor={anchor} onClose={close} />}
      </FilterButton>
      <div className="flex gap-2 push-end">
        <LayoutButtons view={view} onView={onView} />
        <button
          type="button"
          className={styles.archive}
          aria-label={t('archive.open')}
          title={t('archive.open')}
          aria-haspopup="dialog"
          onClick={() => onView({ archive: true })}
        >
          <IconArchive size={18} aria-hidden />
        </button>
      </div>
      <Suspense>
        {isFiltered(view) && <ActiveFilters view={view} labels={labels} found={found} onView={onView} />}
      </Suspense>
    </div>
  )
}

function LayoutButtons({ view, onView }: Pick<BoardToolsProps, 'view' | 'onView'>) {
  const t = useTexts('kanban')
  return (
    <div className={styles.layouts} role="group" aria-label={t('layouts.label')}>
      {layouts.map(({ layout, key, Icon }) => (
        <button
          key={key}
          type="button"
          className={styles.layout}
          aria-label={t(`layouts.${key}`)}
          title={t(`layouts.${key}`)}
          aria-pressed={view.layout === layout}
          onClick={() => onView({ layout })}
        >
          <Icon size={18} aria-hidden />
        </button>
      ))}
    </div>
  )
}

function ActiveFilters({ view, labels, found, onView }: BoardToolsProps) {
  const t = useTexts('kanban')
  const filters = useFilterNames(view, labels)
  return (
    <FilterChips
      className="inline-full"
      lead={
        <span role="status" className="text-quiet text-13">
          {t('found', { count: found })}
        </span>
      }
      filters={filters.map(({ key, name, without }) => ({
        key,
        label: name,
        removal: t('filters.remove', { name }),
        remove: () => onView(without),
      }))}
      clear={t('filters.clear')}
      onClear={() => onView(noFilters)}
    />
  )
}
