import { useTexts } from '#platform/i18n/use-texts.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { listTransferLines } from '../transfer-lines.ts'
import styles from './invoice-document.module.css'

/** The bank account and the reference for a transfer. */
export function DocumentTransfer({ invoice }: { invoice: PublicInvoice }) {
  const t = useTexts('invoices')
  const lines = listTransferLines(invoice, t)
  return (
    lines.length > 0 && (
      <section className={styles.note}>
        <p className={styles.label}>{t('transfer.title')}</p>
        {lines.map(({ label, value }) => (
          <p key={label}>
            {label} <bdi translate="no">{value}</bdi>
          </p>
        ))}
      </section>
    )
  )
}
