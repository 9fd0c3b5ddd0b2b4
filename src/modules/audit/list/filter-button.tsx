import { IconFilter } from '@tabler/icons-react'
import { Button, Popover } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type AuditView, countFilters } from '../audit-view.ts'
import styles from './filter-panel.module.css'
import { FilterPanel } from './filter-panel.tsx'

interface FilterButtonProps {
  view: AuditView
  setView: (changes: Partial<AuditView>) => void
}

/** Filters by user, action, topic and time; changes apply at once. */
export function FilterButton({ view, setView }: FilterButtonProps) {
  const t = useTexts('audit')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = countFilters(view)
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<IconFilter size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('filter.open')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('filter.open'), className: styles.paper ?? '' } }}
      >
        <FilterPanel view={view} setView={setView} />
      </Popover>
    </>
  )
}
