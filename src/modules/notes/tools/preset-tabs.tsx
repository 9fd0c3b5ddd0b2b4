import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import type { Facets } from '../contract.ts'
import { type NotesView, notesFolders } from '../notes-view.ts'
import styles from './preset-tabs.module.css'

/** Links to notes, archive and trash with counts; they keep the layout and clear the filters. */
export function PresetTabs({ view, facets }: { view: NotesView; facets: Facets | undefined }) {
  const t = useTexts('notes')
  const { number } = useFormats()
  const counts = { notes: facets?.notes, archive: facets?.archived, trash: facets?.deleted }
  return (
    <nav className="flex gap-1 min-inline-0" aria-label={t('folders.label')}>
      {notesFolders.map((folder) => (
        <Link
          key={folder}
          className={styles.tab}
          to={{
            search: writeQuery({ place: folder === 'notes' ? undefined : folder, layout: view.layout }).toString(),
          }}
          aria-current={(view.place ?? 'notes') === folder ? 'page' : undefined}
        >
          {t(`folders.${folder}`)}
          {counts[folder] !== undefined && <span className="text-12">{number(counts[folder])}</span>}
        </Link>
      ))}
    </nav>
  )
}
