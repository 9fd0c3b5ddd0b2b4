import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { CreditNote } from '../contract-credit.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { DocumentCustomer, DocumentFrame, DocumentNote } from './document-frame.tsx'
import lineStyles from './document-lines.module.css'
import totalStyles from './document-totals.module.css'
import styles from './invoice-document.module.css'

interface CreditDocumentProps {
  invoice: PublicInvoice
  creditNote: CreditNote
  as: 'h1' | 'h2'
}

/** A credit note as a document. */
export function CreditDocument({ invoice, creditNote, as }: CreditDocumentProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const { number, date, reason, total } = creditNote
  return (
    <DocumentFrame
      invoice={invoice}
      title={t('credit.one')}
      number={number}
      label={t('credit.documentOf', { number })}
      as={as}
    >
      <div className={styles.facts}>
        <DocumentCustomer invoice={invoice} />
        <dl className={styles.dates}>
          <div>
            <dt className={styles.label}>{t('fields.date')}</dt>
            <dd>{format.date(date)}</dd>
          </div>
          <div>
            <dt className={styles.label}>{t('credit.ofInvoice')}</dt>
            <dd>
              <bdi>{invoice.number}</bdi>
            </dd>
          </div>
          <div className={styles.due}>
            <dt className={styles.label}>{t('credit.credited')}</dt>
            <dd className={styles.amount}>{format.money(toCents(total))}</dd>
          </div>
        </dl>
      </div>
      {creditNote.lines.length > 0 && <Lines lines={creditNote.lines} currency={invoice.currency} />}
      <Totals creditNote={creditNote} currency={invoice.currency} />
      <DocumentNote label={t('fields.reason')} text={reason} />
    </DocumentFrame>
  )
}

function Lines({ lines, currency }: { lines: CreditNote['lines']; currency: string }) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  return (
    <table className={lineStyles.table}>
      <caption className="visually-hidden">{t('fields.orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.itemName')}</th>
          <th scope="col">{t('fields.units')}</th>
          <th scope="col">{t('fields.unitTotalPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ position, itemName, units, total }) => (
          <tr key={position}>
            <td>
              <bdi className={lineStyles.item} {...asWritten(itemName)}>
                {itemName}
              </bdi>
            </td>
            <td>{format.number(units)}</td>
            <td>{format.money(toCents(total))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({ creditNote, currency }: { creditNote: CreditNote; currency: string }) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  const money = (amount: number) => format.money(toCents(amount))
  return (
    <dl className={totalStyles.totals}>
      {creditNote.discountAmount > 0 && (
        <div>
          <dt>{t('fields.discount')}</dt>
          <dd>{format.money(-toCents(creditNote.discountAmount))}</dd>
        </div>
      )}
      {creditNote.taxes.map(({ rate, net, amount }) => (
        <div key={rate}>
          <dt>{t('vatOfNet', { percent: format.percent(rate / 100, 2), net: money(net) })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={totalStyles.grand}>
        <dt>{t('fields.grandTotal')}</dt>
        <dd>{money(creditNote.total)}</dd>
      </div>
      {creditNote.refunded > 0 && (
        <div>
          <dt>{t('credit.refunded')}</dt>
          <dd>{money(creditNote.refunded)}</dd>
        </div>
      )}
    </dl>
  )
}
