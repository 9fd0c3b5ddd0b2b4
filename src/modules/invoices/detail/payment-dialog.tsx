import { MenuItem, TextField } from '@mui/material'
import { Controller, FormProvider } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import type { Invoice } from '../contract-invoice.ts'
import { paymentMethods } from '../contract-fields.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import styles from './dialog.module.css'
import { ValidatedField } from './validated-field.tsx'
import { type PaymentValues, usePaymentForm } from './use-payment-form.ts'

interface PaymentDialogProps {
  invoice: Invoice
  actions: InvoiceActions
  onClose: () => void
}

/** Records a payment. */
export function PaymentDialog({ invoice, actions, onClose }: PaymentDialogProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const { form, submit, isSubmitting, isDirty, today } = usePaymentForm({ invoice, actions, onPaid: onClose })
  const balance = toCents(invoice.balance)
  // A colleague may void or settle the invoice while this dialog is open.
  const closedReason = getClosedReason(invoice, t)
  const amountFault = (input: string) => {
    const cents = parseHundredths(input)
    if (!cents) return t('errors.amount')
    return cents > balance ? t('errors.overBalance', { rest: format.money(balance) }) : true
  }

  return (
    <FormDialog
      title={t('payments.record')}
      failure={isSubmitting ? undefined : closedReason}
      isIncomplete={closedReason !== undefined && !isSubmitting}
      action={t('payments.save')}
      isBusy={isSubmitting}
      isDirty={isDirty}
      className={styles.content}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {closedReason === undefined && (
          <p className="text-quiet">{t('payments.leftOf', { rest: format.money(balance), number: invoice.number })}</p>
        )}
        <ValidatedField
          name="amount"
          rules={{ validate: amountFault }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
          autoFocus
          required
          label={t('fields.amount')}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        <div className={styles.pair}>
          <Controller<PaymentValues, 'date'>
            name="date"
            rules={{ required: t('errors.required') }}
            render={({ field, fieldState }) => (
              <DateField
                name="date"
                isRequired
                label={t('fields.date')}
                max={today}
                value={field.value || null}
                error={fieldState.error?.message}
                onChange={(day) => field.onChange(day ?? '')}
              />
            )}
          />
          <MethodField />
        </div>
        <ValidatedField
          name="note"
          rules={{ maxLength: { value: 200, message: t('errors.tooLong', { most: 200 }) } }}
          label={t('fields.note')}
          autoComplete="off"
        />
      </FormProvider>
    </FormDialog>
  )
}

function getClosedReason({ paymentState, balance, number }: Invoice, t: Translator<'invoices'>) {
  if (paymentState === 'void') return t('public.void')
  return toCents(balance) > 0 ? undefined : t('payments.settled', { number })
}

function MethodField() {
  const t = useTexts('invoices')
  return (
    <Controller<PaymentValues, 'method'>
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
  )
}
