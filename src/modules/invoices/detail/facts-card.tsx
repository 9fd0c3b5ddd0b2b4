import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { Card } from '#platform/ui/card.tsx'
import { usePersonPath } from '#platform/web/session/people.ts'
import { describedInDetails } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { DescribedLines } from '../described-values.tsx'
import styles from './facts-card.module.css'

/** Customer, reference and times of an invoice. */
export function FactsCard({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const format = useFormats()
  const getPersonPath = usePersonPath()
  const path = invoice.customerId === null ? undefined : getPersonPath(invoice.customerId)
  return (
    <Card title={t('facts')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('fields.billTo')}</dt>
          <dd dir="auto">{path ? <Link to={path}>{invoice.billTo}</Link> : invoice.billTo}</dd>
        </div>
        {invoice.reference && (
          <div>
            <dt>{t('fields.reference')}</dt>
            <dd dir="auto">{invoice.reference}</dd>
          </div>
        )}
        {invoice.recurrenceId !== null && (
          <div>
            <dt>{t('recurring.madeBy')}</dt>
            <dd>
              <Link to="/apps/invoice/list?recurring=true">{t('recurring.madeByLink')}</Link>
            </dd>
          </div>
        )}
        <DescribedLines names={describedInDetails} invoice={invoice} />
        <div>
          <dt>{t('fields.createdAt')}</dt>
          <dd>{format.dateTime(invoice.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('fields.updatedAt')}</dt>
          <dd>{format.dateTime(invoice.updatedAt)}</dd>
        </div>
      </dl>
      {invoice.customerId !== null && (
        <Link className={styles.others} to={`/apps/invoice/list?${writeQuery({ customer: invoice.customerId })}`}>
          {t('sameCustomer')}
        </Link>
      )}
    </Card>
  )
}
