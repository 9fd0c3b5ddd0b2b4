import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Line } from '../contract-fields.ts'
import styles from './document-lines.module.css'

interface DocumentLinesProps {
  lines: readonly Line[]
  currency: string
  /** The rate of lines without their own. */
  vatRate: number
}

/** The table of lines. Narrow pages show price and quantity below the name; tax rates are shown if they differ. */
export function DocumentLines({ lines, currency, vatRate: usual }: DocumentLinesProps) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  const hasRates = new Set(lines.map(({ vatRate }) => vatRate ?? usual)).size > 1
  const hasDiscount = lines.some(({ discount }) => discount > 0)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('fields.orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.itemName')}</th>
          <th scope="col" className={styles.wide}>
            {t('fields.unitPrice')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('fields.units')}
          </th>
          {hasDiscount && (
            <th scope="col" className={styles.wide}>
              {t('fields.discount')}
            </th>
          )}
          {hasRates && (
            <th scope="col" className={styles.wide}>
              {t('fields.vat')}
            </th>
          )}
          <th scope="col">{t('fields.unitTotalPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ itemName, unitPrice, units, discount, vatRate, unitTotalPrice }, index) => {
          const price = format.money(toCents(unitPrice))
          const rate = format.percent((vatRate ?? usual) / 100, 2)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name and are only shown
            <tr key={index}>
              <td>
                <bdi className={styles.item} {...asWritten(itemName)}>
                  {itemName}
                </bdi>
                <span className={styles.narrow}>
                  {discount > 0
                    ? t('lineShortDiscounted', { units, price, discount: format.percent(discount / 100, 2) })
                    : t('lineShort', { units, price })}
                </span>
                {hasRates && <span className={styles.narrow}>{t('lineVat', { percent: rate })}</span>}
              </td>
              <td className={styles.wide}>{price}</td>
              <td className={styles.wide}>{format.number(units)}</td>
              {hasDiscount && <td className={styles.wide}>{discount > 0 ? format.percent(discount / 100, 2) : '–'}</td>}
              {hasRates && <td className={styles.wide}>{rate}</td>}
              <td>{format.money(toCents(unitTotalPrice))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
