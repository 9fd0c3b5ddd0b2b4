import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useRenewedBase } from '#platform/web/drafts/merge/use-renewed-base.ts'
import { paymentMethods } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { parseCreditedUnits, previewCredit, type CreditValues, scopes } from './credit-preview.ts'
import { CreditedLines } from './credited-lines.tsx'
import { reasonLength } from './reason-length.ts'

interface CreditDialogProps {
  invoice: Invoice
  actions: Pick<InvoiceActions, 'credit'>
  onClose: () => void
}

/** Issues a credit note for all that is left, for lines or for an amount, and says what is returned. */
export function CreditDialog({ invoice, actions, onClose }: CreditDialogProps) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const [initialValues] = useState<CreditValues>(() => ({
    scope: 'all',
    units: invoice.orders.map(() => '0'),
    amount: '',
  }))
  const [values, setValues] = useState(initialValues)
  const [reason, setReason] = useTextDraft(`invoices.credit.${invoice.id}`)
  const [method, setMethod] = useState<(typeof paymentMethods)[number]>('transfer')
  // A colleague may credit as well: the server refuses another credited amount.
  const [, sendWithBase] = useRenewedBase(invoice.credited)
  const change = (changes: Partial<CreditValues>) => setValues({ ...values, ...changes })
  const preview = previewCredit(invoice, values)
  const body = {
    ...(values.scope === 'lines' && { lines: parseCreditedUnits(values) }),
    ...(values.scope === 'amount' && { amount: fromCents(parseHundredths(values.amount) ?? 0) }),
    reason: reason.trim(),
    method,
  }
  const save = async () => {
    await sendWithBase((credited) => actions.credit(invoice, { ...body, credited }))
    setReason('')
  }
  const discard = () => {
    setReason('')
    onClose()
  }
  return (
    <FormDialog
      title={t('credit.title', { number: invoice.number })}
      action={t('credit.action')}
      width="sm"
      isDirty={!isSameJson(values, initialValues)}
      isIncomplete={!preview || reason.trim() === ''}
      onSubmit={save}
      onClose={onClose}
      onCancel={discard}
    >
      <p className="text-quiet">{t('credit.text')}</p>
      <TextField
        select
        fullWidth
        label={t('credit.scope')}
        value={values.scope}
        onChange={({ target }) => change({ scope: scopes.find((one) => one === target.value) ?? 'all' })}
      >
        {scopes.map((scope) => (
          <MenuItem key={scope} value={scope}>
            {t(`credit.scopes.${scope}`)}
          </MenuItem>
        ))}
      </TextField>
      {values.scope === 'lines' && (
        <CreditedLines invoice={invoice} units={values.units} onChange={(units) => change({ units })} />
      )}
      {values.scope === 'amount' && (
        <TextField
          fullWidth
          required
          label={t('credit.amount')}
          value={values.amount}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <TextField
        required
        fullWidth
        multiline
        minRows={2}
        label={t('fields.reason')}
        value={reason}
        slotProps={{ htmlInput: { maxLength: reasonLength, dir: 'auto' } }}
        onChange={({ target }) => setReason(target.value)}
      />
      {preview && preview.refunded > 0 && (
        <TextField
          select
          fullWidth
          label={t('credit.method')}
          value={method}
          onChange={({ target }) => setMethod(paymentMethods.find((one) => one === target.value) ?? 'transfer')}
        >
          {paymentMethods.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`methods.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <p className="semibold tabular" role="status">
        {preview
          ? t(preview.refunded > 0 ? 'credit.sumRefunded' : 'credit.sum', {
              total: format.money(preview.total),
              refunded: format.money(preview.refunded),
            })
          : t('credit.none', { rest: format.money(toCents(invoice.grandTotal) - toCents(invoice.credited)) })}
      </p>
    </FormDialog>
  )
}
