import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { writeQuery } from '#platform/text/query-string.ts'
import { presets, type PlainThingsView, sorts } from '../plain-things-view.ts'
import styles from './plain-things-toolbar.module.css'

interface PlainThingsToolbarProps {
  view: PlainThingsView
  onChange: (changes: PlainThingsView) => void
}

export function PlainThingsToolbar({ view, onChange }: PlainThingsToolbarProps) {
  const t = useTexts('plain-things')
  const { preset = 'all', sort = 'newest' } = view
  return (
    <div className={styles.bar}>
      <nav className="flex wrap gap-1" aria-label={t('presets.label')}>
        {presets.map((option) => (
          <Link
            key={option}
            className={styles.preset}
            to={{ search: writeQuery({ ...view, preset: option === 'all' ? undefined : option }).toString() }}
            aria-current={option === preset ? 'page' : undefined}
          >
            {t(`presets.${option}`)}
          </Link>
        ))}
      </nav>
      <ViewSearch label={t('search')} q={view.q ?? ''} focusKey="/" onSearch={(q) => onChange({ q })} />
      <TextField
        select
        className={styles.sort}
        label={t('sort.label')}
        value={sort}
        onChange={(event) => onChange({ sort: sorts.find((option) => option === event.target.value) })}
      >
        {sorts.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`sort.${option}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
