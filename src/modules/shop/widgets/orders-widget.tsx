import { useTexts } from '#platform/i18n/use-texts.ts'
import { CountCard } from '#platform/ui/figures/count-card.tsx'
import { useSales } from './use-sales.ts'

/** The number of placed orders, without cancelled and refunded ones. */
export default function OrdersWidget() {
  const t = useTexts('shop')
  const { data, isPlaceholderData } = useSales()
  return (
    <CountCard
      title={t('widgets.orders.title')}
      to="/apps/ecommerce/orders"
      data={data}
      getCount={({ orders }: { orders: number }) => orders}
      isOld={isPlaceholderData}
    />
  )
}
