import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import type { Facets } from '../contract.ts'

const FilterPopover = lazy(async () => ({ default: (await import('./filter-popover.tsx')).FilterPopover }))

/** The button that opens the filters. */
export function FilterPanel({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('shop')
  return (
    <FilterButton label={t('table.filter')} openKey="f">
      {(anchor, close) => <FilterPopover facets={facets} anchor={anchor} onClose={close} />}
    </FilterButton>
  )
}
