import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useRenewedBase } from '#platform/web/drafts/merge/use-renewed-base.ts'
import type { FullOrder } from '../contract-orders.ts'
import { api } from './orders-client.ts'
import { PiecesFields } from './pieces-fields.tsx'
import { readRefund, type RefundInput } from './refund-values.ts'

// The dialog shows refusals.
const refundMutation = api.refund.mutation({ quiet: true })

const emptyInput: Omit<RefundInput, 'reason'> = { pieces: {}, amount: '', restock: false }

/** Takes pieces or an amount of an order back, and says what is returned. */
export function RefundDialog({ order, onClose }: { order: FullOrder; onClose: () => void }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const { mutateAsync: refund } = useMutation(refundMutation)
  const [input, setInput] = useState(emptyInput)
  const [reason, setReason] = useTextDraft(`shop.order.refundPart.${order.id}`)
  const [credited, sendWithBase] = useRenewedBase(order.credited)
  const set = (changes: Partial<typeof emptyInput>) => setInput({ ...input, ...changes })
  const values = readRefund(order, { ...input, reason }, credited)
  const { rest, cents, isValid, body } = values
  const save = async () => {
    await sendWithBase(() => refund({ params: { id: order.id }, body }))
    setReason('')
    toast({ tone: 'success', text: t('orders.refundPart.done', { amount: format.money(cents) }) })
  }
  const discard = () => {
    setReason('')
    onClose()
  }
  return (
    <FormDialog
      title={t('orders.refundPart.title', { number: String(order.number) })}
      action={t('orders.refundPart.action')}
      width="sm"
      isDirty={!isSameJson(input, emptyInput)}
      isIncomplete={!isValid || reason.trim() === ''}
      onSubmit={save}
      onClose={onClose}
      onCancel={discard}
    >
      <p className="text-quiet">{t('orders.refundPart.text')}</p>
      <RefundFields order={order} refund={values} input={input} onChange={set} />
      <TextField
        required
        fullWidth
        multiline
        minRows={2}
        label={t('orders.refundPart.reason')}
        value={reason}
        slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="semibold tabular" role="status">
        {isValid
          ? t('orders.refundPart.sum', { amount: format.money(cents) })
          : t('orders.refundPart.none', { amount: format.money(rest) })}
      </p>
    </FormDialog>
  )
}

interface RefundFieldsProps {
  order: FullOrder
  refund: ReturnType<typeof readRefund>
  input: typeof emptyInput
  onChange: (changes: Partial<typeof emptyInput>) => void
}

/** The pieces, an amount that replaces theirs, and whether they return to the stock. */
function RefundFields({ order, refund, input, onChange }: RefundFieldsProps) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const { available, piecesAmount, hasPieces } = refund
  return (
    <>
      <PiecesFields
        lines={order.lines}
        available={available}
        input={input.pieces}
        onChange={(pieces) => onChange({ pieces })}
      />
      <TextField
        fullWidth
        label={t('orders.refundPart.amount')}
        helperText={t('orders.refundPart.amountHint', { amount: format.money(piecesAmount) })}
        value={input.amount}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <FormControlLabel
        control={<Checkbox checked={input.restock} onChange={({ target }) => onChange({ restock: target.checked })} />}
        label={t('orders.refundPart.restock')}
        disabled={!hasPieces}
      />
    </>
  )
}
