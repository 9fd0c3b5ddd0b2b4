import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewTabs } from '#platform/ui/table/views/view-tabs.tsx'
import { orderStatuses } from '../order-status.ts'
import { api } from './orders-client.ts'
import { type OrdersView, toSearch } from './orders-view.ts'

/** Tabs with the number of orders per status, and the user's saved views. */
export function StatusTabs({ view }: { view: OrdersView }) {
  const t = useTexts('shop')
  const { data: counts } = useQuery(api.counts.query())
  return (
    <ViewTabs
      name="orders"
      views={([undefined, ...orderStatuses] as const).map((status) => ({
        label: t(`orders.statuses.${status ?? 'all'}`),
        search: toSearch({ status }),
        count: counts?.[status ?? 'all'],
      }))}
      search={toSearch(view)}
      base={toSearch({ status: view.status })}
    />
  )
}
