import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { amountText } from '../amount-text.ts'
import type { Invoice } from '../contract-invoice.ts'
import { paymentMethods } from '../contract-fields.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
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
  const [initialBalance] = useState(invoice.balance)
  const isInformed = useRef(false)
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
  const { isSubmitting } = form.formState
  const pay = async ({ amount, ...rest }: PaymentValues) => {
    if (isSent.current) return
    isSent.current = true
    try {
      const balance = isInformed.current ? invoice.balance : initialBalance
      await actions.pay(invoice, { ...rest, amount: fromCents(parseHundredths(amount) ?? 0), balance })
      onPaid()
    } catch (error) {
      isSent.current = false
      // Refused once, the user knows the other payment, and can save this one too.
      if (error instanceof Failure && error.status === 409) isInformed.current = true
      const issue = error instanceof Failure ? error.issues[0] : undefined
      if (issue) form.setError('amount', { message: issue.message })
    }
  }
  return { form, submit: () => form.handleSubmit(pay)(), isSubmitting, today }
}
