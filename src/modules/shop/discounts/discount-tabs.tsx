import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewTabs } from '#platform/ui/table/views/view-tabs.tsx'
import { discountStatuses } from '../contract-discounts.ts'
import { api } from './discounts-client.ts'
import { type DiscountsView, toSearch } from './discounts-view.ts'

/** Tabs with the number of codes per status, and the user's saved views. */
export function DiscountTabs({ view }: { view: DiscountsView }) {
  const t = useTexts('shop')
  const { data: counts } = useQuery(api.counts.query())
  return (
    <ViewTabs
      name="discounts"
      views={([undefined, ...discountStatuses] as const).map((status) => ({
        label: t(`discounts.tabs.${status ?? 'all'}`),
        search: toSearch({ status }),
        count: counts ? counts[status ?? 'all'] : null,
      }))}
      search={toSearch(view)}
      base={toSearch({ status: view.status })}
    />
  )
}
