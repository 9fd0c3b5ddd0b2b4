import { Popover } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Facets } from '../contract.ts'
import { type FilterGroup, useFilterGroups } from './filter-choices.ts'
import styles from './filters.module.css'
import type { ViewChanges } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

interface FilterPopoverProps {
  facets: Facets | undefined
  anchor: HTMLElement
  onClose: () => void
}

/** All filters, applied immediately. */
export function FilterPopover({ facets, anchor, onClose }: FilterPopoverProps) {
  const t = useTexts('shop')
  const { view, narrow } = useProductsView()
  const groups = useFilterGroups(view, facets)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.filter') } }}
    >
      <div className={styles.panel}>
        {groups.map((group) => (
          <Group key={group.key} group={group} isLeast={facets?.isLeast} onChange={narrow} />
        ))}
      </div>
    </Popover>
  )
}

interface GroupProps {
  group: FilterGroup
  /** All counts are minimums. */
  isLeast: boolean | undefined
  onChange: (next: ViewChanges) => void
}

function Group({ group, isLeast, onChange }: GroupProps) {
  const format = useFormats()
  const { label, choices } = group
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ key, label: text, count, isChosen, swatch, next }) => (
        <label key={key} className={styles.choice} data-none={count === 0 && !isLeast && !isChosen}>
          <input type="checkbox" className={check.check} checked={isChosen} onChange={() => onChange(next)} />
          {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} aria-hidden />}
          <span className="flex-1 min-inline-0">{text}</span>
          <span className="text-quiet text-13 tabular">
            {count === undefined ? '' : format.countInFacet(count, isLeast)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
