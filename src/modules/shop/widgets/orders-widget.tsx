import { useTexts } from '#platform/i18n/use-texts.ts'
import { CountCard } from '#platform/ui/figures/count-card.tsx'
import { useSales } from './use-sales.ts'

/** How many orders were placed, without those that came to nothing. */
export default function OrdersWidget() {
  const t = useTexts('shop')
  const { data, isPlaceholderData } = useSales()
  return (
    <CountCard
      title={t('widgets.orders.title')}
      to="/apps/ecommerce/orders"
      answer={data}
      countOf={({ orders }: { orders: number }) => orders}
      isOld={isPlaceholderData}
    />
  )
}
