import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { getAmount } from '../amount-due.ts'
import { describedInDocument } from '../contract-fields.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { DescribedLines } from '../described-values.tsx'
import { DocumentCustomer, DocumentFrame, DocumentNote } from './document-frame.tsx'
import { DocumentLines } from './document-lines.tsx'
import { DocumentTotals } from './document-totals.tsx'
import { DocumentTransfer } from './document-transfer.tsx'
import styles from './invoice-document.module.css'

interface InvoiceDocumentProps {
  invoice: PublicInvoice
  /** `h1` on pages without another heading. */
  as: 'h1' | 'h2'
}

/** The invoice as a document, with dark text on white in every theme. */
export function InvoiceDocument({ invoice, as }: InvoiceDocumentProps) {
  const t = useTexts('invoices')
  return (
    <DocumentFrame
      invoice={invoice}
      title={t('invoice')}
      number={invoice.number || t('states.draft')}
      stamp={invoice.paymentState === 'void' ? t('states.void') : undefined}
      label={invoice.number ? t('documentOf', { number: invoice.number }) : t('documentOfDraft')}
      as={as}
    >
      <Facts invoice={invoice} />
      <DocumentLines lines={invoice.orders} currency={invoice.currency} vatRate={invoice.vatRate} />
      <DocumentTotals invoice={invoice} />
      <DocumentTransfer invoice={invoice} />
      <DocumentNote label={t('fields.note')} text={invoice.note} />
    </DocumentFrame>
  )
}

/** The customer, the dates and the amount due. */
function Facts({ invoice }: { invoice: PublicInvoice }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const { label, amount } = getAmount(invoice)
  return (
    <div className={styles.facts}>
      <DocumentCustomer invoice={invoice} />
      <dl className={styles.dates}>
        <div>
          <dt className={styles.label}>{t('fields.orderDate')}</dt>
          <dd>{format.date(invoice.orderDate)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{t('fields.dueDate')}</dt>
          <dd>{format.date(invoice.dueDate)}</dd>
        </div>
        <div className={styles.due}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.amount}>{format.money(toCents(amount))}</dd>
        </div>
        <DescribedLines names={describedInDocument} invoice={invoice} className={styles.label} />
      </dl>
    </div>
  )
}
