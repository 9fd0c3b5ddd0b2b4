import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import styles from './document-totals.module.css'

/** The totals, from the sum of the lines to the balance. */
export function DocumentTotals({ invoice }: { invoice: PublicInvoice }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const money = (amount: number) => format.money(toCents(amount))
  const formatDeduction = (amount: number) => format.money(-toCents(amount))
  const { discount, discountKind, taxes } = invoice
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('fields.totalCost')}</dt>
        <dd>{money(invoice.totalCost)}</dd>
      </div>
      {invoice.discountAmount > 0 && (
        <div>
          <dt>
            {discountKind === 'percent'
              ? t('discountOf', { percent: format.percent(discount / 100, 2) })
              : t('fields.discount')}
          </dt>
          <dd>{formatDeduction(invoice.discountAmount)}</dd>
        </div>
      )}
      {taxes.map(({ rate, net, amount }) => {
        const percent = format.percent(rate / 100, 2)
        return (
          <div key={rate}>
            <dt>{taxes.length > 1 ? t('vatOfNet', { percent, net: money(net) }) : t('vatOf', { percent })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        )
      })}
      <div className={styles.grand}>
        <dt>{t('fields.grandTotal')}</dt>
        <dd>{money(invoice.grandTotal)}</dd>
      </div>
      {invoice.creditNotes.map(({ number, total }) => (
        <div key={number}>
          <dt>
            {t('credit.one')} <bdi>{number}</bdi>
          </dt>
          <dd>{formatDeduction(total)}</dd>
        </div>
      ))}
      {(invoice.paid > 0 || invoice.credited > 0) && (
        <>
          {invoice.paid > 0 && (
            <div>
              <dt>{t('fields.paid')}</dt>
              <dd>{formatDeduction(invoice.paid)}</dd>
            </div>
          )}
          <div className={styles.balance}>
            <dt>{t('fields.balance')}</dt>
            <dd>{money(invoice.balance)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
