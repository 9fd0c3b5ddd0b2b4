import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { lowStock } from '../contract-fields.ts'
import type { Overview } from '../contract-figures.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './running-out-widget.module.css'
import { useSales } from './use-sales.ts'

type Product = Overview['runningOut'][number]

const urgentDays = 7
const isUrgent = ({ qty, daysLeft }: Product) => qty === 0 || (daysLeft !== null && daysLeft <= urgentDays)

/** Products with low stock, those that run out first at the top. */
export default function RunningOutWidget() {
  const t = useTexts('shop')
  const { getVariantName } = useVariantName()
  const rowCount = useRowsThatFit()
  const { data } = useSales()
  const products = data?.runningOut
  const describeStock = ({ qty, daysLeft, sold }: Product) => {
    if (sold === 0) return t('figures.noneSold')
    return qty === 0 || daysLeft === null
      ? t('figures.soldLately', { count: sold })
      : t('figures.daysLeft', { count: daysLeft })
  }
  return (
    <WidgetCard
      title={t('widgets.runningOut.title')}
      more={{ to: `/apps/ecommerce/list?low=${lowStock}`, label: t('widgets.runningOut.all') }}
    >
      {!products && <WidgetRowSkeletons count={rowCount} />}
      {products?.length === 0 && <EmptyState small as="p" title={t('figures.enough')} />}
      {products && products.length > 0 && (
        <WidgetRows>
          {products.slice(0, rowCount).map((product) => (
            <WidgetRow
              key={product.id}
              to={`/apps/ecommerce/detail/${product.id}`}
              lead={<ProductPhoto photo={product.photo} size={36} />}
              title={getVariantName(product)}
              note={describeStock(product)}
              end={
                <span className={styles.left} data-pressing={isUrgent(product)}>
                  {product.qty === 0 ? t('figures.gone') : t('figures.left', { count: product.qty })}
                </span>
              }
            />
          ))}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
