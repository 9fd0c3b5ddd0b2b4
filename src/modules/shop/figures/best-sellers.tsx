import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import type { Figures } from '../contract-figures.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './lists.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { rowsShown } from './rows-shown.ts'

/** The products with the highest revenue. */
export function BestSellers({ products }: { products: Figures['bestSellers'] | undefined }) {
  const t = useTexts('shop')
  const format = useFormats()
  const { getVariantName } = useVariantName()
  return (
    <Card className={styles.third} title={t('figures.bestSellers')}>
      {products?.length === 0 && <EmptyState small as="p" title={t('figures.nothingSold')} />}
      {products?.length !== 0 && (
        <ol className={styles.list}>
          {!products && <RowSkeletons />}
          {products?.slice(0, rowsShown).map(({ id, title, color, size, photo, pieces, revenue }) => (
            <li key={id}>
              <Link className={styles.row} to={`/apps/ecommerce/detail/${id}`}>
                <ProductPhoto photo={photo} size={40} />
                <span className="grid flex-1 min-inline-0">
                  <span className="truncate medium match-parent" dir="auto">
                    {getVariantName({ title, color, size })}
                  </span>
                  <span className="truncate text-quiet text-12">{t('figures.pieces', { count: pieces })}</span>
                </span>
                <span className="semibold tabular">{format.money(toCents(revenue))}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
