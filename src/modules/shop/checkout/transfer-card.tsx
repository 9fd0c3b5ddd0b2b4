import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { listAccountLines } from '../account-lines.ts'
import { api } from '../orders/orders-client.ts'
import styles from './checkout.module.css'

/** Where to transfer the total of an order, or that the buyer will be told. */
export function TransferCard({ number }: { number: number }) {
  const t = useTexts('shop')
  const { data: account } = useQuery(api.account.query())
  if (account === undefined) return null
  if (account === null) return <p className="text-center">{t('checkout.payments.transfer.later')}</p>
  return (
    <Card title={t('orders.account.title')}>
      <p>{t('checkout.payments.transfer.after')}</p>
      <dl className={styles.account}>
        {listAccountLines(account, number, t).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd translate="no">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
