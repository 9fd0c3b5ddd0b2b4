import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Invoice } from '../contract-invoice.ts'
import styles from './balance-card.module.css'

/** The credit notes of an invoice, each with its document. */
export function CreditCard({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  return (
    <Card title={t('credit.many')}>
      <ul className="grid">
        {invoice.creditNotes.map(({ id, number, date, reason, total }) => (
          <li key={id} className={styles.payment}>
            <span className="grid flex-1 min-inline-0">
              <Link className="semibold tabular" to={`/apps/invoice/credit-note/${invoice.id}/${id}`}>
                <bdi>{number}</bdi>
              </Link>
              <span className="text-quiet text-13 tabular">{format.date(date)}</span>
              <span className="text-quiet text-13" {...asWritten(reason)}>
                {reason}
              </span>
            </span>
            <span className="semibold tabular">{format.money(toCents(total))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
