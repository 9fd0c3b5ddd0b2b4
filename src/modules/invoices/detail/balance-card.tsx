import { IconCoins } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './balance-card.module.css'
import { PaymentRow } from './payment-row.tsx'

const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))

/** The balance and the payments of an invoice. */
export function BalanceCard({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const rights = useRights()
  const [isPaying, setPaying] = useState(false)
  // A credit note reduces what has to be paid.
  const owed = toCents(invoice.grandTotal) - toCents(invoice.credited)
  const money = (amount: number) => format.money(toCents(amount))
  const mayPay = rights.pay && !invoice.deleted && invoice.paymentState !== 'void'
  return (
    <Card title={t('payments.title')}>
      <p className="flex wrap items-baseline gap-0-2">
        <span className={styles.figure}>{money(invoice.balance)}</span>
        <span className="text-quiet text-13 tabular">{t('payments.left')}</span>
      </p>
      {owed > 0 && (
        <>
          <progress
            className={styles.bar}
            max={owed}
            value={toCents(invoice.paid)}
            aria-label={t('payments.progress')}
          />
          <p className="text-quiet text-13 tabular">
            {t('payments.paidOf', { paid: money(invoice.paid), total: format.money(owed) })}
          </p>
        </>
      )}
      {invoice.payments.length > 0 && (
        <ul className="grid margin-block-start-3 border-above" aria-label={t('payments.title')}>
          {invoice.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              currency={invoice.currency}
              onRemove={
                mayPay && payment.creditNoteId === null && payment.amount <= invoice.paid
                  ? () => void actions.unpay(invoice, payment)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {mayPay && toCents(invoice.balance) > 0 && (
        <Button
          className={styles.pay}
          variant="outlined"
          color="secondary"
          fullWidth
          startIcon={<IconCoins aria-hidden />}
          onClick={() => setPaying(true)}
        >
          {t('payments.record')}
        </Button>
      )}
      <Suspense>
        {isPaying && <PaymentDialog invoice={invoice} actions={actions} onClose={() => setPaying(false)} />}
      </Suspense>
    </Card>
  )
}
