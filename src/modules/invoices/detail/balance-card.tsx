import { IconCoins, IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { noonOf } from '../day.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './balance-card.module.css'

const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))

/** What is still to be paid, and what came in. */
export function BalanceCard({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const rights = useRights()
  const [isPaying, setPaying] = useState(false)
  const money = (amount: number) => format.money(toCents(amount))
  const mayPay = rights.pay && !invoice.deleted
  return (
    <Card title={t('payments.title')}>
      <p className="flex wrap items-baseline gap-0-2">
        <span className={styles.figure}>{money(invoice.balance)}</span>
        <span className="text-quiet text-13 tabular">{t('payments.left')}</span>
      </p>
      <progress
        className={styles.bar}
        max={Math.max(1, toCents(invoice.grandTotal))}
        value={toCents(invoice.grandTotal) === 0 ? 1 : toCents(invoice.paid)}
        aria-label={t('payments.progress')}
      />
      <p className="text-quiet text-13 tabular">
        {t('payments.paidOf', { paid: money(invoice.paid), total: money(invoice.grandTotal) })}
      </p>
      {invoice.payments.length > 0 && (
        <ul className="grid margin-block-start-3 border-above" aria-label={t('payments.title')}>
          {invoice.payments.map((payment) => (
            <li key={payment.id} className={styles.payment}>
              <span className="grid flex-1 min-inline-0">
                <span className="semibold tabular">{money(payment.amount)}</span>
                <span className="text-quiet text-13 tabular">
                  {t('payments.line', {
                    date: format.date(noonOf(payment.date)),
                    method: t(`methods.${payment.method}`),
                  })}
                </span>
                {payment.note && (
                  <span className="text-quiet text-13 tabular" dir="auto">
                    {payment.note}
                  </span>
                )}
              </span>
              {mayPay && (
                <IconAction
                  label={t('payments.remove', { amount: money(payment.amount) })}
                  icon={<IconTrash size={18} aria-hidden />}
                  onClick={() => void actions.unpay(invoice, payment)}
                />
              )}
            </li>
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
