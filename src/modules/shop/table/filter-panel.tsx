import { IconFilter } from '@tabler/icons-react'
import { Button, Popover } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/table/check.module.css'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { Facets } from '../contract.ts'
import { type FilterGroup, useFilterGroups } from './filter-choices.ts'
import styles from './filters.module.css'
import type { ViewChanges } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

/** All filters behind one button; each shows at once what it does. */
export function FilterPanel({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('shop')
  const { view, narrow } = useProductsView()
  const groups = useFilterGroups(view, facets)
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.filter') } }}
      >
        <div className={styles.panel}>
          {groups.map((group) => (
            <Group key={group.key} group={group} onChange={narrow} />
          ))}
        </div>
      </Popover>
    </>
  )
}

function Group({ group, onChange }: { group: FilterGroup; onChange: (next: ViewChanges) => void }) {
  const format = useFormats()
  const { label, choices } = group
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ key, label: text, count, isChosen, swatch, next }) => (
        <label key={key} className={styles.choice} data-none={count === 0 && !isChosen}>
          <input type="checkbox" className={check.check} checked={isChosen} onChange={() => onChange(next)} />
          {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} aria-hidden />}
          <span className={styles.text}>{text}</span>
          <span className={styles.count}>{count === undefined ? '' : format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
