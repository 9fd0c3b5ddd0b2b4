import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { type NextReturnState, type Return, returnStateChoices } from '../contract-fulfilment.ts'
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

interface Step {
  state: NextReturnState
  /** A refund also puts the pieces back into the stock. */
  isRestocking: boolean
}

const toSteps = (state: NextReturnState): Step[] =>
  returnStateChoices[state].isRefund
    ? [
        { state, isRestocking: true },
        { state, isRestocking: false },
      ]
    : [{ state, isRestocking: false }]

/** What is asked before a state that refunds nothing. */
function getQuestion(state: NextReturnState) {
  const { phase, isVoid } = returnStateChoices[state]
  if (isVoid) return 'askRefuse'
  return phase === 'open' ? 'askReceive' : 'isFinal'
}

interface ReturnProps {
  order: FullOrder
  orderReturn: Return
}

function ReturnRow({ order, orderReturn }: ReturnProps) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name, order)
  const { mutateAsync: change, isPending } = useMutation(changing)
  const [openDialog, setOpenDialog] = useState<Step>()
  const next: readonly NextReturnState[] = mayChange ? returnStateChoices[orderReturn.state].next : []
  const getLabel = ({ state, isRestocking }: Step) => t(`orders.returns.become.${isRestocking ? 'restocked' : state}`)
  const changeReturn = ({ state, isRestocking }: Step) =>
    void change({
      params: { id: order.id, returnId: orderReturn.id },
      body: { state, restock: isRestocking, credited: order.credited },
    }).catch(() => {})
  return (
    <li className="grid gap-2">
      <ReturnFacts order={order} orderReturn={orderReturn} />
      {next.length > 0 && (
        <span className="row wrap gap-2">
          {next.flatMap(toSteps).map((step) => (
            <Button
              key={getLabel(step)}
              size="small"
              variant="outlined"
              color="secondary"
              disabled={isPending}
              onClick={() => setOpenDialog(step)}
            >
              {getLabel(step)}
            </Button>
          ))}
        </span>
      )}
      {openDialog && (
        <ConfirmDialog
          title={getLabel(openDialog)}
          action={getLabel(openDialog)}
          onConfirm={() => changeReturn(openDialog)}
          onClose={() => setOpenDialog(undefined)}
        >
          {returnStateChoices[openDialog.state].isRefund ? (
            <ReturnSettlement order={order} orderReturn={orderReturn} isRestocking={openDialog.isRestocking} />
          ) : (
            t(`orders.returns.${getQuestion(openDialog.state)}`)
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
