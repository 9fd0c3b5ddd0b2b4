import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceReminders, ReminderStep } from '../contract-reminders.ts'
import type { SendValues } from '../detail/addresses-field.tsx'
import { api } from '../invoices-client.ts'

// The dialog shows failures above its fields.
const reminding = api.remind.mutation({ quiet: true })

/** The message of each step; the browser keeps edited ones until they are sent or discarded. */
function useMessages(id: number, letters: InvoiceReminders['letters']) {
  const name = `invoices.reminder.${id}`
  const friendly = useTextDraft(`${name}.friendly`, letters.friendly.message)
  const firm = useTextDraft(`${name}.firm`, letters.firm.message)
  const last = useTextDraft(`${name}.last`, letters.last.message)
  return { friendly, firm, last }
}

/** The form of a reminder. Another step has other texts, except for a subject that the user has edited. */
export function useRemindForm(invoice: Invoice, reminders: InvoiceReminders, onClose: () => void) {
  const t = useTexts('invoices')
  const format = useFormats()
  // Another user may send one while this dialog is open: the server refuses a second one.
  const [{ sent, proposed, letters }] = useState(reminders)
  const [step, setStep] = useState(proposed)
  const [failure, setFailure] = useState<string>()
  const isSent = useRef(false)
  const { mutateAsync: remind } = useMutation(reminding)
  const messages = useMessages(invoice.id, letters)
  const form = useForm<SendValues>({
    defaultValues: {
      to: invoice.billToEmail ? [invoice.billToEmail] : [],
      subject: letters[proposed].subject,
      message: messages[proposed][0],
    },
    mode: 'onTouched',
  })
  const { isSubmitting, dirtyFields } = form.formState
  // The message is kept when the dialog closes.
  const isDirty = Boolean(dirtyFields.to ?? dirtyFields.subject)
  const choose = (next: ReminderStep) => {
    if (form.getValues('subject') === letters[step].subject) form.setValue('subject', letters[next].subject)
    form.setValue('message', messages[next][0])
    setStep(next)
  }
  const storeMessage = messages[step][1]
  const end = () => {
    storeMessage(letters[step].message)
    onClose()
  }
  const send = async (values: SendValues) => {
    if (isSent.current) return
    isSent.current = true
    setFailure(undefined)
    try {
      await remind({ params: { id: invoice.id }, body: { ...values, step, sentCount: sent.length } })
      toast({
        text: t('reminders.send.done', { number: invoice.number, to: format.list(values.to) }),
        tone: 'success',
      })
      end()
    } catch (error) {
      isSent.current = false
      setFailure(
        t(error instanceof Failure && error.status === 409 ? 'reminders.send.outdated' : 'reminders.send.failed'),
      )
    }
  }
  return {
    form,
    step,
    choose,
    submit: () => form.handleSubmit(send)(),
    isSubmitting,
    isDirty,
    failure,
    storeMessage,
    end,
  }
}
