import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { type Return, returnStateChoices } from '../contract-fulfilment.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import { settleReturn } from '../refund-amount.ts'
import { toCentsOrder } from './order-in-cents.ts'
import { api } from './orders-client.ts'
import { PieceNames } from './order-parts.tsx'
import { usePieceNames } from './use-piece-names.ts'

const changing = api.changeReturn.mutation()

/** The returns of an order with their states, and the steps to the next. */
export function OrderReturns({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  if (order.returns.length === 0) return null
  return (
    <Card title={t('orders.returns.many')}>
      <ul className="grid gap-4">
        {order.returns.map((one) => (
          <ReturnRow key={one.id} order={order} orderReturn={one} />
        ))}
      </ul>
    </Card>
  )
}

type Step = (typeof returnStateChoices)[Return['state']]['next'][number] | 'restocked'

interface ReturnProps {
  order: FullOrder
  orderReturn: Return
}

function ReturnRow({ order, orderReturn }: ReturnProps) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name, order)
  const { mutateAsync: change, isPending } = useMutation(changing)
  const [openDialog, setOpenDialog] = useState<Step>()
  const next: readonly Step[] = mayChange ? returnStateChoices[orderReturn.state].next : []
  const steps = next.flatMap((step) => (step === 'refunded' ? (['restocked', 'refunded'] as const) : [step]))
  const changeReturn = (step: Step) =>
    void change({
      params: { id: order.id, returnId: orderReturn.id },
      body: {
        state: step === 'restocked' ? 'refunded' : step,
        restock: step === 'restocked',
        credited: order.credited,
      },
    }).catch(() => {})
  return (
    <li className="grid gap-2">
      <ReturnFacts order={order} orderReturn={orderReturn} />
      {steps.length > 0 && (
        <span className="row wrap gap-2">
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              variant="outlined"
              color="secondary"
              disabled={isPending}
              onClick={() => setOpenDialog(step)}
            >
              {t(`orders.returns.become.${step}`)}
            </Button>
          ))}
        </span>
      )}
      {openDialog && (
        <ConfirmDialog
          title={t(`orders.returns.become.${openDialog}`)}
          action={t(`orders.returns.become.${openDialog}`)}
          onConfirm={() => changeReturn(openDialog)}
          onClose={() => setOpenDialog(undefined)}
        >
          {openDialog === 'refused' && t('orders.returns.askRefuse')}
          {openDialog === 'received' && t('orders.returns.askReceive')}
          {(openDialog === 'restocked' || openDialog === 'refunded') && (
            <ReturnSettlement order={order} orderReturn={orderReturn} isRestocking={openDialog === 'restocked'} />
          )}
        </ConfirmDialog>
      )}
    </li>
  )
}

function ReturnFacts({ order, orderReturn }: ReturnProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const formatPieces = usePieceNames(order)
  return (
    <span className="grid">
      <PieceNames order={order} pieces={orderReturn.lines} />
      <span>
        <span className="medium">{t(`orders.returns.states.${orderReturn.state}`)}</span>
        {` · ${t(`orders.returns.reasons.${orderReturn.reason}`)}`}
      </span>
      {orderReturn.note && <bdi {...asWritten(orderReturn.note)}>{orderReturn.note}</bdi>}
      {orderReturn.restocked.length > 0 && (
        <span>{t('orders.returns.restocks', { pieces: formatPieces(orderReturn.restocked) })}</span>
      )}
      <time className="text-quiet text-13" dateTime={orderReturn.updatedAt}>
        {format.dateTime(orderReturn.updatedAt)}
      </time>
    </span>
  )
}

interface ReturnSettlementProps extends ReturnProps {
  isRestocking: boolean
}

/** What a return refunds and puts back into the stock, since earlier refunds may have done a part of it. */
function ReturnSettlement({ order, orderReturn, isRestocking }: ReturnSettlementProps) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const formatPieces = usePieceNames(order)
  const { refunded, amount, paidBefore, restockable } = settleReturn(toCentsOrder(order), order, orderReturn.lines)
  const restocked = [...refunded, ...restockable]
  return (
    <>
      <p>
        {amount > 0
          ? t('orders.returns.refundsNow', { amount: format.money(amount), pieces: formatPieces(refunded) })
          : t('orders.returns.refundsNothing')}
      </p>
      {paidBefore.length > 0 && <p>{t('orders.returns.refundedBefore', { pieces: formatPieces(paidBefore) })}</p>}
      {isRestocking && (
        <p>
          {restocked.length > 0
            ? t('orders.returns.restocks', { pieces: formatPieces(restocked) })
            : t('orders.returns.restocksNothing')}
        </p>
      )}
      <p>{t('orders.returns.isFinal')}</p>
    </>
  )
}
