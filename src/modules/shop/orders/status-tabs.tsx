import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewTabs } from '#platform/ui/table/views/view-tabs.tsx'
import { orderStatuses } from '../order-status.ts'
import { api } from './orders-client.ts'
import { type OrdersView, searchOf } from './orders-view.ts'

/** How many orders there are of each status, each leading to them; beside them one's own views. */
export function StatusTabs({ view }: { view: OrdersView }) {
  const t = useTexts('shop')
  const { data: counts } = useQuery(api.counts.query())
  return (
    <ViewTabs
      name="orders"
      views={([undefined, ...orderStatuses] as const).map((status) => ({
        label: t(`orders.statuses.${status ?? 'all'}`),
        search: searchOf({ status }),
        count: counts?.[status ?? 'all'],
      }))}
      search={searchOf(view)}
      base={searchOf({ status: view.status })}
    />
  )
}
