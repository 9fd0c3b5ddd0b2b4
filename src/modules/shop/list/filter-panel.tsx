import { IconFilter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Facets } from '../contract.ts'
import styles from './filters.module.css'

const FilterPopover = lazy(async () => ({ default: (await import('./filter-popover.tsx')).FilterPopover }))

/** The button behind which all filters are. */
export function FilterPanel({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('shop')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  useShortcuts(t('table.title'), [{ keys: 'f', label: t('table.filter'), run: () => setAnchor(button) }])
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        color="secondary"
        className={styles.button ?? ''}
        aria-label={t('table.filter')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconFilter size={18} aria-hidden />
        <span className={styles.word}>{t('table.filter')}</span>
      </Button>
      <Suspense>{anchor && <FilterPopover facets={facets} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
