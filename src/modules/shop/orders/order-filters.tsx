import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { countFilters } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

/** Filters by date, delivery, payment and buyer. */
export function OrderFilters() {
  const t = useTexts('shop')
  const { view } = useOrdersView()
  return (
    <FilterButton label={t('orders.filter')} count={countFilters(view)}>
      {(anchor, close) => <FilterPanel anchor={anchor} onClose={close} />}
    </FilterButton>
  )
}
