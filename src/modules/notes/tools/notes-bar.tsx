import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { isFiltered } from '../notes-view.ts'
import { useNotesView } from '../use-notes-view.ts'
import { NoteFilters } from './note-filters.tsx'
import styles from './notes-bar.module.css'
import { PresetTabs } from './preset-tabs.tsx'
import type { Facets } from '../contract.ts'

interface NotesBarProps {
  facets: Facets | undefined
  /** Number of notes in the view; undefined while loading. */
  total: number | undefined
  /** Undefined if the user cannot empty the trash. */
  onEmptyTrash: (() => void) | undefined
}

/** Links to the folders, and the filters of the current one. */
export function NotesBar({ facets, total, onEmptyTrash }: NotesBarProps) {
  const t = useTexts('notes')
  const { view } = useNotesView()
  const isTrash = view.place === 'trash'
  return (
    <div className={styles.bar}>
      <PresetTabs view={view} facets={facets} />
      {(isFiltered(view) || (!isTrash && total !== 0)) && <NoteFilters labels={facets?.labels ?? []} />}
      {isTrash && onEmptyTrash && <PlainButton onClick={onEmptyTrash}>{t('trash.empty')}</PlainButton>}
    </div>
  )
}
