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
        {presets.map((one) => (
          <Link
            key={one}
            className={styles.preset}
            to={{ search: writeQuery({ ...view, preset: one === 'all' ? undefined : one }).toString() }}
            aria-current={one === preset ? 'page' : undefined}
          >
            {t(`presets.${one}`)}
          </Link>
        ))}
      </nav>
      <ViewSearch label={t('search')} q={view.q ?? ''} focusKey="/" onSearch={(q) => onChange({ q })} />
      <TextField
        select
        className={styles.sort}
        label={t('sort.label')}
        value={sort}
        onChange={(event) => onChange({ sort: sorts.find((one) => one === event.target.value) })}
      >
        {sorts.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`sort.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
