import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { OrderLine } from '../contract-orders.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './checkout.module.css'

interface OrderedLinesProps {
  lines: readonly Pick<OrderLine, 'id' | 'title' | 'color' | 'size' | 'photo' | 'qty' | 'total'>[]
  /** Of a placed order. Default: the workspace's. */
  currency?: string
}

/** A read-only list of the products. */
export function OrderedLines({ lines, currency }: OrderedLinesProps) {
  const t = useTexts('shop')
  const format = useFormats(currency)
  const { getVariantName } = useVariantName()
  return (
    <ul className={styles.lines} aria-label={t('checkout.goods')}>
      {lines.map(({ id, title, color, size, photo, qty, total }) => (
        <li key={id}>
          <ProductPhoto photo={photo} size={48} />
          <span className="grid flex-1 min-inline-0 medium">
            <span>
              <bdi>{getVariantName({ title, color, size })}</bdi>
            </span>
            <span className="text-quiet text-13 regular">{t('cart.pieces', { count: qty })}</span>
          </span>
          <span className="semibold tabular">{format.money(toCents(total))}</span>
        </li>
      ))}
    </ul>
  )
}
