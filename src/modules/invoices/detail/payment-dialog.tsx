import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { Controller, type RegisterOptions, useForm } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { amountText, hundredthsOf } from '../amount-text.ts'
import type { Invoice } from '../contract-invoice.ts'
import { paymentMethods } from '../contract-fields.ts'
import { dayOf } from '../day.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import styles from './dialog.module.css'

interface PaymentDialogProps {
  invoice: Invoice
  actions: InvoiceActions
  onClose: () => void
}

/** A payment with its amount as it was typed. */
interface PaymentValues {
  amount: string
  date: string
  method: (typeof paymentMethods)[number]
  note: string
}

/** Takes down what came in: all that is left unless told otherwise. */
export function PaymentDialog({ invoice, actions, onClose }: PaymentDialogProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const id = useId()
  const [today] = useState(() => dayOf(new Date()))
  const isSent = useRef(false)
  const left = toCents(invoice.balance)
  const { register, control, handleSubmit, formState, setError } = useForm<PaymentValues>({
    defaultValues: { amount: amountText(left), date: today, method: paymentMethods[0], note: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const field = (name: 'amount' | 'date' | 'note', rules: RegisterOptions<PaymentValues, typeof name>) => {
    const { ref, ...rest } = register(name, rules)
    const message = errors[name]?.message
    return { ...rest, inputRef: ref, fullWidth: true, error: Boolean(message), helperText: message }
  }
  const amountFault = (typed: string) => {
    const cents = hundredthsOf(typed)
    if (!cents) return t('errors.amount')
    return cents > left ? t('errors.overBalance', { rest: format.money(left) }) : true
  }
  const submit = async ({ amount, ...rest }: PaymentValues) => {
    if (isSent.current) return
    isSent.current = true
    try {
      await actions.pay(invoice, { ...rest, amount: fromCents(hundredthsOf(amount) ?? 0) })
      onClose()
    } catch (error) {
      isSent.current = false
      const issue = error instanceof Failure ? error.issues[0] : undefined
      if (issue) setError('amount', { message: issue.message })
    }
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !isSubmitting && onClose()}>
      <DialogTitle id={id}>{t('payments.record')}</DialogTitle>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <DialogContent className={styles.content}>
          <p className="text-quiet">{t('payments.leftOf', { rest: format.money(left), number: invoice.number })}</p>
          <TextField
            {...field('amount', { validate: amountFault })}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
            autoFocus
            required
            label={t('fields.amount')}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          />
          <div className={styles.pair}>
            <TextField
              {...field('date', { required: t('errors.required') })}
              type="date"
              required
              label={t('fields.date')}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            />
            <Controller
              control={control}
              name="method"
              render={({ field: { ref, ...rest } }) => (
                <TextField {...rest} inputRef={ref} select fullWidth label={t('fields.method')}>
                  {paymentMethods.map((method) => (
                    <MenuItem key={method} value={method}>
                      {t(`methods.${method}`)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            />
          </div>
          <TextField
            {...field('note', { maxLength: { value: 200, message: t('errors.tooLong', { most: 200 }) } })}
            label={t('fields.note')}
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {t('payments.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
