import { Button, Chip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFilterGroups } from './filter-choices.ts'
import styles from './filters.module.css'
import { withoutFilters } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

/** What the list is narrowed by, each to be taken off. */
export function FilterChips() {
  const t = useTexts('shop')
  const { view, narrow } = useProductsView()
  const groups = useFilterGroups(view, undefined)
  const chosen = groups.flatMap((group) =>
    group.choices.filter(({ isChosen }) => isChosen).map((choice) => ({ group, choice })),
  )
  if (chosen.length === 0) return null
  return (
    <div className={styles.chips}>
      {chosen.map(({ group, choice }) => (
        <Chip
          key={`${group.key} ${choice.key}`}
          label={t('table.filterIs', { name: group.label, value: choice.label })}
          aria-label={t('table.filterOff', { name: group.label, value: choice.label })}
          onDelete={() => narrow(choice.next)}
          onClick={() => narrow(choice.next)}
        />
      ))}
      <Button size="small" onClick={() => narrow({ ...withoutFilters, q: view.q })}>
        {t('table.clearFilters')}
      </Button>
    </div>
  )
}
