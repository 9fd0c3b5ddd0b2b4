import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import type { PaymentState } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import type { SendValues } from './addresses-field.tsx'
import type texts from '../locales/en.json'

/** Keys of the texts of emails. A state whose text does not exist does not compile. */
type SendMessage = `send.${Extract<keyof (typeof texts)['send'], `message${string}`>}`

// The dialog shows failures above its fields.
const sending = api.mail.mutation({ quiet: true })

/** The texts for states in which an invoice is not just due. */
const messages: Partial<Record<PaymentState, SendMessage>> = {
  paid: 'send.messagePaid',
  overdue: 'send.messageOverdue',
  partly: 'send.messagePartly',
  credited: 'send.messageCredited',
}

/** The initial subject and text of an email with an invoice. */
function useEmailText(invoice: Invoice) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const facts = {
    number: invoice.number,
    seller: invoice.billFrom,
    customer: invoice.billTo,
    amount: format.money(toCents(invoice.balance)),
    paid: format.money(toCents(invoice.paid)),
    date: format.date(invoice.dueDate),
  }
  return {
    subject: t('send.subjectOf', facts),
    message: t(messages[invoice.paymentState] ?? 'send.messageOf', facts),
  }
}

/** The form of an email with an invoice. The browser keeps the text until it is sent or discarded. */
export function useSendForm(invoice: Invoice, onClose: () => void) {
  const t = useTexts('invoices')
  const format = useFormats()
  const delivery = useDelivery()
  const isSent = useRef(false)
  const [failure, setFailure] = useState<string>()
  const { mutateAsync: send } = useMutation(sending)
  const letter = useEmailText(invoice)
  const [message, storeMessage] = useTextDraft(`invoices.mail.${invoice.id}`, letter.message)
  const form = useForm<SendValues>({
    defaultValues: {
      to: invoice.billToEmail ? [invoice.billToEmail] : [],
      subject: letter.subject,
      message,
    },
    mode: 'onTouched',
  })
  const { isSubmitting, dirtyFields } = form.formState
  // The message is kept when the dialog closes.
  const isDirty = Boolean(dirtyFields.to ?? dirtyFields.subject)
  const end = () => {
    storeMessage(letter.message)
    onClose()
  }
  const mail = async (values: SendValues) => {
    if (isSent.current) return
    isSent.current = true
    setFailure(undefined)
    try {
      await send({ params: { id: invoice.id }, body: values })
      toast({
        text: t(delivery === 'none' ? 'done.queued' : 'done.sent', {
          number: invoice.number,
          to: format.list(values.to),
        }),
        tone: 'success',
      })
      end()
    } catch (error) {
      isSent.current = false
      const recipientIssue =
        error instanceof Failure ? error.issues.find(({ path }) => path.startsWith('to')) : undefined
      if (recipientIssue) form.setError('to', { message: t('errors.email') })
      else setFailure(t('errors.notSent'))
    }
  }
  return { form, submit: () => form.handleSubmit(mail)(), isSubmitting, isDirty, failure, storeMessage, end }
}
