import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChips } from '#platform/ui/filters/filter-chips.tsx'
import { useFilterGroups } from './filter-choices.ts'
import { withoutFilters } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

/** The active filters, each with a button to remove it. */
export function ProductFilterChips() {
  const t = useTexts('shop')
  const { view, narrow } = useProductsView()
  const groups = useFilterGroups(view, undefined)
  const filters = groups.flatMap(({ key, label: name, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map((choice) => ({
        key: `${key} ${choice.key}`,
        label: t('table.filterIs', { name, value: choice.label }),
        removal: t('table.filterOff', { name, value: choice.label }),
        remove: () => narrow(choice.next),
      })),
  )
  if (filters.length === 0) return null
  return (
    <FilterChips
      filters={filters}
      clear={t('table.clearFilters')}
      onClear={() => narrow({ ...withoutFilters, q: view.q })}
    />
  )
}
