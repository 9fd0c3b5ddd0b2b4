import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRenewedBase } from '#platform/web/drafts/merge/use-renewed-base.ts'
import type { FullOrder } from '../contract-orders.ts'
import { api } from './orders-client.ts'
import { PiecesFields, parsePieces, toPiecesInput } from './pieces-fields.tsx'
import { getUnsentPieces } from './unsent-pieces.ts'

// The dialog shows refusals.
const shipping = api.ship.mutation({ quiet: true })

/** Asks which pieces are sent, and how the buyer can follow them. */
export function ShipDialog({ order, onClose }: { order: FullOrder; onClose: () => void }) {
  const t = useTexts('shop')
  const { mutateAsync: ship } = useMutation(shipping)
  const shippedPieces = order.shipments.flatMap(({ lines }) => lines)
  const available = getUnsentPieces(order)
  const [initialInput] = useState(() => toPiecesInput(available))
  const [input, setInput] = useState(initialInput)
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const pieces = parsePieces(input, available)
  const [shipped, sendWithBase] = useRenewedBase(shippedPieces.reduce((sum, { qty }) => sum + qty, 0))
  const isPickup = order.delivery === 'pickup'
  const save = async () => {
    const body = { lines: pieces ?? [], carrier: carrier.trim(), tracking: tracking.trim(), shipped }
    const { status } = await sendWithBase(() => ship({ params: { id: order.id }, body }))
    const number = String(order.number)
    toast({
      tone: 'success',
      text: t(status === 'shipped' ? 'orders.done.shipped' : 'orders.shipped.part', { number }),
    })
  }
  return (
    <FormDialog
      title={t('orders.ship.title', { number: String(order.number) })}
      action={t('orders.ship.action')}
      width="sm"
      isDirty={carrier !== '' || tracking !== '' || !isSameJson(input, initialInput)}
      isIncomplete={!pieces?.length}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-quiet">{t(isPickup ? 'orders.ship.pickupText' : 'orders.ship.text')}</p>
      <PiecesFields lines={order.lines} available={available} input={input} onChange={setInput} />
      {!isPickup && (
        <>
          <TextField
            fullWidth
            label={t('orders.carrier')}
            value={carrier}
            slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <TextField
            fullWidth
            label={t('orders.tracking')}
            value={tracking}
            slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
            onChange={({ target }) => setTracking(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
