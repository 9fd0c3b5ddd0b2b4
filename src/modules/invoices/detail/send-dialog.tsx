import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { invoices } from '../contract.ts'
import type { Invoice } from '../contract-invoice.ts'
import { noonOf } from '../day.ts'
import { api } from '../invoices-client.ts'
import styles from './dialog.module.css'
import { AddressesField, type SendValues } from './addresses-field.tsx'

interface SendDialogProps {
  invoice: Invoice
  onClose: () => void
}

// The dialog shows refusals itself, above what was typed.
const sending = { ...api.mail.mutation(), meta: { topic: invoices.name, quiet: true } }

/** Mails the customer the way to the public page, with a letter that may be changed before. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const id = useId()
  const isSent = useRef(false)
  const [failure, setFailure] = useState('')
  const { mutateAsync: send } = useMutation(sending)
  const facts = {
    number: invoice.number,
    seller: invoice.billFrom,
    customer: invoice.billTo,
    amount: format.money(toCents(invoice.balance)),
    date: format.date(noonOf(invoice.dueDate)),
  }
  const letter = invoice.paymentState === 'paid' ? t('send.messagePaid', facts) : t('send.messageOf', facts)
  const [message, setMessage] = useTextDraft(`invoices.mail.${invoice.id}`, letter)
  const form = useForm<SendValues>({
    defaultValues: {
      to: invoice.billToEmail ? [invoice.billToEmail] : [],
      subject: t('send.subjectOf', facts),
      message,
    },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: 'subject' | 'message', most: number, required?: string) => {
    const { ref, ...rest } = form.register(name, {
      ...(required && { required }),
      maxLength: { value: most, message: t('errors.tooLong', { most }) },
    })
    const message = errors[name]?.message
    return { ...rest, inputRef: ref, fullWidth: true, error: Boolean(message), helperText: message }
  }
  const end = () => {
    setMessage(letter)
    onClose()
  }
  const submit = async (values: SendValues) => {
    if (isSent.current) return
    isSent.current = true
    try {
      await send({ params: { id: invoice.id }, body: values })
      toast({ text: t('done.sent', { number: invoice.number, to: format.list(values.to) }), tone: 'success' })
      end()
    } catch (error) {
      isSent.current = false
      const wrong = error instanceof Failure ? error.issues.find(({ path }) => path.startsWith('to')) : undefined
      if (wrong) form.setError('to', { message: t('errors.email') })
      else setFailure(t('errors.notSent'))
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !isSubmitting && onClose()}>
      <DialogTitle id={id}>{t('send.title', { number: invoice.number })}</DialogTitle>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <DialogContent className={styles.content}>
            <p
              role="alert"
              className={failure ? 'padding-3-4 rounded bg-error-soft text-error medium' : 'visually-hidden'}
            >
              {failure}
            </p>
            <AddressesField />
            <TextField {...field('subject', 200, t('errors.required'))} required label={t('send.subject')} />
            <TextField
              {...field('message', 5000)}
              onInput={({ target }) => target instanceof HTMLTextAreaElement && setMessage(target.value)}
              multiline
              minRows={6}
              maxRows={14}
              label={t('send.message')}
            />
            <p className="text-quiet text-13">{t('send.hint')}</p>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" disabled={isSubmitting} onClick={end}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
              {t('send.action')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
