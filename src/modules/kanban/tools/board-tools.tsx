import { IconArchive, IconFilter, IconLayoutKanban, IconLayoutList, IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/view-search.tsx'
import type { Label } from '../contract-schemas.ts'
import { countFilters, isFiltered, type KanbanView, noFilters } from '../kanban-view.ts'
import styles from './board-tools.module.css'
import { FilterPopover } from './filter-popover.tsx'
import { useFilterNames } from './use-filter-names.ts'

interface BoardToolsProps {
  view: KanbanView
  labels: readonly Label[]
  /** Number of displayed cards. */
  found: number
  filtersAt: HTMLElement | null
  onFilters: (at: HTMLElement | null) => void
  onView: (changes: Partial<KanbanView>, options?: { replace: boolean }) => void
}

const layouts = [
  { layout: undefined, key: 'board', Icon: IconLayoutKanban },
  { layout: 'list', key: 'list', Icon: IconLayoutList },
] as const

/** Toolbar: search, filters, layout and archive. */
export function BoardTools({ view, labels, found, filtersAt, onFilters, onView }: BoardToolsProps) {
  const t = useTexts('kanban')
  const count = countFilters(view)
  return (
    <div className="row wrap flex-none gap-2">
      <ViewSearch
        className={styles.search}
        label={t('search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => onView({ q }, { replace: true })}
      />
      <Button
        color="secondary"
        variant="outlined"
        aria-haspopup="dialog"
        data-filters
        startIcon={<IconFilter size={18} aria-hidden />}
        onClick={(event) => onFilters(event.currentTarget)}
      >
        {t('filters.open')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
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
      {isFiltered(view) && <ActiveFilters view={view} labels={labels} found={found} onView={onView} />}
      <FilterPopover anchor={filtersAt} view={view} labels={labels} onView={onView} onClose={() => onFilters(null)} />
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

function ActiveFilters({ view, labels, found, onView }: Pick<BoardToolsProps, 'view' | 'labels' | 'found' | 'onView'>) {
  const t = useTexts('kanban')
  const filters = useFilterNames(view, labels)
  return (
    <div className={styles.active}>
      <span role="status" className="text-quiet text-13">
        {t('found', { count: found })}
      </span>
      {filters.map(({ key, name, without }) => (
        <button
          key={key}
          type="button"
          className={styles.filter}
          aria-label={t('filters.remove', { name })}
          onClick={() => onView(without)}
        >
          <span dir="auto">{name}</span>
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => onView(noFilters)}>
        {t('filters.clear')}
      </button>
    </div>
  )
}
