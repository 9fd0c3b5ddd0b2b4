import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { amountText } from '../amount-text.ts'
import type { Invoice } from '../contract-invoice.ts'
import { paymentMethods } from '../contract-fields.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import { useRenewedBase } from '#platform/web/drafts/merge/use-renewed-base.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'

/** A payment, with the amount as typed. */
export interface PaymentValues {
  amount: string
  date: string
  method: (typeof paymentMethods)[number]
  note: string
}

interface PaymentFormOptions {
  invoice: Invoice
  actions: InvoiceActions
  onPaid: () => void
}

/** The form of a payment. Initial values are the balance and today. */
export function usePaymentForm({ invoice, actions, onPaid }: PaymentFormOptions) {
  const [today] = useState(() => toLocalDay(new Date()))
  // A colleague may record the same payment: the server refuses one of another balance.
  const [, sendWithBalance] = useRenewedBase(invoice.balance)
  const isSent = useRef(false)
  const form = useForm<PaymentValues>({
    defaultValues: {
      amount: amountText(toCents(invoice.balance)),
      date: today,
      method: paymentMethods[0],
      note: '',
    },
    mode: 'onTouched',
  })
  const { isSubmitting, isDirty } = form.formState
  const pay = async ({ amount, ...rest }: PaymentValues) => {
    if (isSent.current) return
    isSent.current = true
    try {
      const payment = { ...rest, amount: fromCents(parseHundredths(amount) ?? 0) }
      await sendWithBalance((balance) => actions.pay(invoice, { ...payment, balance }))
      onPaid()
    } catch (error) {
      isSent.current = false
      const issue = error instanceof Failure ? error.issues[0] : undefined
      if (issue) form.setError('amount', { message: issue.message })
    }
  }
  return { form, submit: () => form.handleSubmit(pay)(), isSubmitting, isDirty, today }
}
