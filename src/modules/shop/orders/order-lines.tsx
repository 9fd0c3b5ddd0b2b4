import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { FullOrder } from '../contract-orders.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './order-lines.module.css'

/** The products of an order with their prices, and the sums. */
export function OrderLines({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product.one')}</th>
            <th scope="col" className={styles.number}>
              {t('orders.linePrice')}
            </th>
            <th scope="col" className={styles.number}>
              {t('orders.lineQty')}
            </th>
            <th scope="col" className={styles.number}>
              {t('orders.lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <OrderLine key={line.id} line={line} currency={order.currency} />
          ))}
        </tbody>
      </table>
      <OrderSums order={order} />
    </>
  )
}

interface OrderLineProps {
  line: FullOrder['lines'][number]
  currency: string
}

function OrderLine({ line, currency }: OrderLineProps) {
  const t = useTexts('shop')
  const format = useFormats(currency)
  const { getChoiceName } = useVariantName()
  const money = (amount: number) => format.money(toCents(amount))
  return (
    <tr>
      <th scope="row">
        <Link className={styles.product} to={`/apps/ecommerce/detail/${line.id}`}>
          <ProductPhoto photo={line.photo} size={44} />
          <span className="grid min-inline-0">
            <span className={styles.title} {...asWritten(line.title)}>
              {line.title}
            </span>
            {getChoiceName(line) && <span className="text-quiet text-13">{getChoiceName(line)}</span>}
            <code className="text-quiet text-12">{line.sku}</code>
          </span>
        </Link>
      </th>
      <td className={styles.number} data-label={t('orders.linePrice')}>
        {money(line.salesPrice)}
        {line.salesPrice < line.price && (
          <>
            {' '}
            <del className={styles.before}>
              <span className="visually-hidden">{t('orders.priceBefore')} </span>
              {money(line.price)}
            </del>
          </>
        )}
      </td>
      <td className={styles.number} data-label={t('orders.lineQty')}>
        {format.number(line.qty)}
      </td>
      <td className={styles.number} data-label={t('orders.lineTotal')}>
        {money(line.total)}
      </td>
    </tr>
  )
}

function OrderSums({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const money = (amount: number) => format.money(toCents(amount))
  const sums = [
    ['subtotal', money(order.subtotal)],
    ...(order.discount > 0 ? [['discount', money(-order.discount)] as const] : []),
    ['deliveryCost', money(order.deliveryCost)],
    ...(order.discountCode ? [['code', money(-order.deduction)] as const] : []),
    ['tax', money(order.tax)],
  ] as const
  return (
    <dl className={styles.sums}>
      {sums.map(([key, value]) => (
        <div key={key} className={styles.sum}>
          <dt>
            {t(`orders.sums.${key}`, {
              rate: format.percent(order.taxRate / 100, 2),
              code: order.discountCode?.code ?? '',
            })}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.sum} data-total>
        <dt>{t('orders.sums.total')}</dt>
        <dd data-figure="total">{money(order.total)}</dd>
      </div>
    </dl>
  )
}
