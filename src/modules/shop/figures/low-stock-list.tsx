import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { shop } from '../contract.ts'
import { lowStock } from '../contract-fields.ts'
import type { Figures } from '../contract-figures.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './lists.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { rowsShown } from './rows-shown.ts'

type Product = Figures['runningOut'][number]

const isUrgent = ({ qty, daysLeft }: Product) => qty === 0 || (daysLeft !== null && daysLeft <= 7)

/** Products with low stock, with the days left. For users who may edit, rows link to the product's form. */
export function LowStockList({ products }: { products: readonly Product[] | undefined }) {
  const t = useTexts('shop')
  const { getVariantName } = useVariantName()
  const mayEdit = useCan()('update', shop.name)
  const describeStock = ({ qty, daysLeft, sold }: Product) => {
    if (sold === 0) return t('figures.noneSold')
    const soldText = t('figures.soldLately', { count: sold })
    return qty === 0 || daysLeft === null ? soldText : `${t('figures.daysLeft', { count: daysLeft })} · ${soldText}`
  }
  return (
    <Card className={styles.third} title={t('figures.runningOut')}>
      {products?.length === 0 && <EmptyState small as="p" title={t('figures.enough')} />}
      {products?.length !== 0 && (
        <ol className={styles.list}>
          {!products && <RowSkeletons />}
          {products?.slice(0, rowsShown).map((product) => (
            <li key={product.id}>
              <Link
                className={styles.row}
                to={`/apps/ecommerce/${mayEdit ? 'edit' : 'detail'}/${product.id}`}
                data-pressing={isUrgent(product)}
              >
                <ProductPhoto photo={product.photo} size={40} />
                <span className="grid flex-1 min-inline-0">
                  <span className="truncate medium match-parent" dir="auto">
                    {getVariantName(product)}
                  </span>
                  <span className="text-quiet text-12">{describeStock(product)}</span>
                </span>
                <span className={styles.left}>
                  {product.qty === 0 ? t('figures.gone') : t('figures.left', { count: product.qty })}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {products && products.length > rowsShown && (
        <p className="margin-block-start-2 text-quiet text-13">
          <Link to={`/apps/ecommerce/list?low=${lowStock}`}>
            {t('figures.moreRunningOut', { count: products.length - rowsShown })}
          </Link>
        </p>
      )}
    </Card>
  )
}
