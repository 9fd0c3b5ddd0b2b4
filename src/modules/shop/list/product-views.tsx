import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewTabs } from '#platform/ui/table/views/view-tabs.tsx'
import { productStatuses } from '../contract-fields.ts'
import { builtInViews, getFilters, toSearch } from './products-view.ts'
import { useFacets } from './use-facets.ts'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

/** The tabs above the table. Drafts and the trash are shown only to users who may change products. */
export function ProductViews() {
  const t = useTexts('shop')
  const rights = useRights()
  const { view } = useProductsView()
  const facets = useFacets({})
  const tabs = [
    { key: 'all', count: facets?.total ?? null, isFor: true },
    ...productStatuses.map((key) => ({ key, count: facets?.status[key] ?? null, isFor: rights.update })),
    { key: 'low', count: undefined, isFor: true },
    { key: 'soldOut', count: facets?.stock.false ?? null, isFor: true },
    { key: 'trash', count: undefined, isFor: rights.update },
  ] as const
  const { q: _q, ...filters } = getFilters(view)
  return (
    <ViewTabs
      name="products"
      views={tabs
        .filter(({ isFor }) => isFor)
        .map(({ key, count }) => ({
          label: t(`table.views.${key}`),
          search: toSearch(builtInViews[key]),
          count,
        }))}
      search={toSearch(view)}
      base={toSearch(filters)}
    />
  )
}
