import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import { useSales } from './use-sales.ts'
import { useSalesPath } from './use-sales-path.ts'

/** The products with the highest revenue. */
export default function BestSellersWidget() {
  const t = useTexts('shop')
  const format = useFormats()
  const { getVariantName } = useVariantName()
  const rowCount = useRowsThatFit()
  const { data } = useSales()
  const products = data?.bestSellers
  return (
    <WidgetCard
      title={t('widgets.bestSellers.title')}
      more={{ to: useSalesPath(), label: t('widgets.bestSellers.all') }}
    >
      {!products && <WidgetRowSkeletons count={rowCount} />}
      {products?.length === 0 && <EmptyState small as="p" title={t('figures.nothingSold')} />}
      {products && products.length > 0 && (
        <WidgetRows>
          {products.slice(0, rowCount).map((product) => (
            <WidgetRow
              key={product.id}
              to={`/apps/ecommerce/detail/${product.id}`}
              lead={<ProductPhoto photo={product.photo} size={36} />}
              title={getVariantName(product)}
              note={t('figures.pieces', { count: product.pieces })}
              end={<b>{format.money(toCents(product.revenue), { maximumFractionDigits: 0 })}</b>}
            />
          ))}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
