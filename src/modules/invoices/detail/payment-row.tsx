import { IconTrash } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Invoice } from '../contract-invoice.ts'
import styles from './balance-card.module.css'

interface PaymentRowProps {
  payment: Invoice['payments'][number]
  currency: string
  /** Undefined if the user may not remove it. */
  onRemove: (() => void) | undefined
}

/** A payment in the list of an invoice. */
export function PaymentRow({ payment, currency, onRemove }: PaymentRowProps) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  const amount = format.money(toCents(payment.amount))
  return (
    <li className={styles.payment}>
      <span className="grid flex-1 min-inline-0">
        <span className="semibold tabular">{amount}</span>
        <span className="text-quiet text-13 tabular">
          {t(payment.amount < 0 ? 'payments.refundLine' : 'payments.line', {
            date: format.date(payment.date),
            method: t(`methods.${payment.method}`),
          })}
        </span>
        {payment.note && (
          <span className="text-quiet text-13 tabular" {...asWritten(payment.note)}>
            {payment.note}
          </span>
        )}
      </span>
      {onRemove && (
        <IconAction
          label={t('payments.remove', { amount })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
