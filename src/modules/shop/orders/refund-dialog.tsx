import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { FullOrder } from '../contract-orders.ts'
import { getRemainingPieces, calculateRefund } from '../refund-amount.ts'
import { toCentsOrder } from './order-in-cents.ts'
import { api } from './orders-client.ts'
import { PiecesFields, parsePieces, type PiecesInput } from './pieces-fields.tsx'

// The dialog shows refusals.
const refundMutation = api.refund.mutation({ quiet: true })

/** The typed values of a refund, what they come to, and their body for the server. */
function useRefund(order: FullOrder) {
  const before = order.refunds.flatMap(({ lines }) => lines)
  const available = getRemainingPieces(order.lines, before)
  const [input, setInput] = useState<PiecesInput>({})
  const [amount, setAmount] = useState('')
  const [restock, setRestock] = useState(false)
  const [reason, setReason] = useState('')
  // What the user sees while a colleague may refund as well: the server refuses another amount.
  const [credited] = useState(order.credited)
  const pieces = parsePieces(input, available)
  const refundableCents = toCents(order.total) - toCents(credited)
  const piecesAmount = pieces ? Math.min(refundableCents, calculateRefund(toCentsOrder(order), before, pieces)) : 0
  const cents = amount.trim() === '' ? piecesAmount : Math.round(Number(amount.replace(',', '.')) * 100)
  const body = {
    ...(pieces?.length && { lines: pieces }),
    ...(amount.trim() !== '' && { amount: fromCents(cents) }),
    restock,
    reason: reason.trim(),
    credited,
  }
  const isValid = pieces !== undefined && cents > 0 && cents <= refundableCents
  const set = { setInput, setAmount, setRestock, setReason }
  return {
    available,
    input,
    amount,
    restock,
    reason,
    pieces,
    rest: refundableCents,
    piecesAmount,
    cents,
    body,
    isValid,
    ...set,
  }
}

/** Takes pieces or an amount of an order back, and says what is returned. */
export function RefundDialog({ order, onClose }: { order: FullOrder; onClose: () => void }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const { mutateAsync: refund } = useMutation(refundMutation)
  const { available, input, amount, restock, reason, pieces, rest, piecesAmount, cents, body, isValid, ...set } =
    useRefund(order)
  const { setInput, setAmount, setRestock, setReason } = set
  const save = async () => {
    await refund({ params: { id: order.id }, body })
    toast({ tone: 'success', text: t('orders.refundPart.done', { amount: format.money(cents) }) })
  }
  return (
    <FormDialog
      title={t('orders.refundPart.title', { number: String(order.number) })}
      action={t('orders.refundPart.action')}
      width="sm"
      isIncomplete={!isValid || reason.trim() === ''}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-quiet">{t('orders.refundPart.text')}</p>
      <PiecesFields lines={order.lines} available={available} input={input} onChange={setInput} />
      <TextField
        fullWidth
        label={t('orders.refundPart.amount')}
        helperText={t('orders.refundPart.amountHint', { amount: format.money(piecesAmount) })}
        value={amount}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        onChange={({ target }) => setAmount(target.value)}
      />
      <FormControlLabel
        control={<Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />}
        label={t('orders.refundPart.restock')}
        disabled={!pieces?.length}
      />
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
