import { MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { returnReasons } from '../contract-fulfilment.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { FullOrder } from '../contract-orders.ts'
import { getRemainingPieces, getSentPieces } from '../refund-amount.ts'
import { api } from './orders-client.ts'
import { PiecesFields, parsePieces, type PiecesInput } from './pieces-fields.tsx'

// The dialog shows refusals.
const registering = api.registerReturn.mutation({ quiet: true })

/** The pieces of an order that were sent, and are in no return. */
export function getReturnablePieces({ status, lines, shipments, returns }: FullOrder) {
  const shippedPieces = shipments.flatMap((shipment) => shipment.lines)
  const back = returns.filter(({ state }) => state !== 'refused').flatMap((one) => one.lines)
  return getRemainingPieces(getSentPieces({ status, lines }, shippedPieces), back)
}

/** Registers that a buyer sends pieces back. */
export function ReturnDialog({ order, onClose }: { order: FullOrder; onClose: () => void }) {
  const t = useTexts('shop')
  const { mutateAsync: register } = useMutation(registering)
  const [input, setInput] = useState<PiecesInput>({})
  const [reason, setReason] = useState<(typeof returnReasons)[number]>('damaged')
  const [note, setNote] = useTextDraft(`shop.order.return.${order.id}`)
  const available = getReturnablePieces(order)
  const pieces = parsePieces(input, available)
  const save = async () => {
    await register({ params: { id: order.id }, body: { lines: pieces ?? [], reason, note: note.trim() } })
    setNote('')
    toast({ tone: 'success', text: t('orders.returns.registered') })
  }
  const discard = () => {
    setNote('')
    onClose()
  }
  return (
    <FormDialog
      title={t('orders.returns.title', { number: String(order.number) })}
      action={t('orders.returns.action')}
      width="sm"
      isDirty={Object.keys(input).length > 0 || reason !== 'damaged'}
      isIncomplete={!pieces?.length}
      onSubmit={save}
      onClose={onClose}
      onCancel={discard}
    >
      <PiecesFields lines={order.lines} available={available} input={input} onChange={setInput} />
      <TextField
        select
        fullWidth
        label={t('orders.returns.reason')}
        value={reason}
        onChange={({ target }) => setReason(returnReasons.find((one) => one === target.value) ?? 'other')}
      >
        {returnReasons.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`orders.returns.reasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('orders.returns.note')}
        value={note}
        slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
