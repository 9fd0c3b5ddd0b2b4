import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Pieces } from '../contract-fulfilment.ts'
import type { FullOrder } from '../contract-orders.ts'
import { usePieceNames } from './use-piece-names.ts'

/** What was sent and what was taken back of an order. */
export function OrderParts({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  return (
    <>
      {order.shipments.length > 0 && (
        <Card title={t('orders.shipped.title')}>
          <ul className="grid gap-4">
            {order.shipments.map(({ id, lines, carrier, tracking, at }) => (
              <li key={id} className="grid">
                <PieceNames order={order} pieces={lines} />
                <span className="text-quiet text-13">
                  <time dateTime={at}>{format.dateTime(at)}</time>
                  {carrier && (
                    <>
                      {' · '}
                      <bdi>{carrier}</bdi>
                    </>
                  )}
                  {tracking && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{tracking}</bdi>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {order.refunds.length > 0 && (
        <Card title={t('orders.refundPart.many')}>
          <ul className="grid gap-4">
            {order.refunds.map(({ id, lines, amount, restocked, reason, at }) => (
              <li key={id} className="flex gap-3">
                <span className="grid flex-1 min-inline-0">
                  <PieceNames order={order} pieces={lines} />
                  <bdi {...asWritten(reason)}>{reason}</bdi>
                  <span className="text-quiet text-13">
                    <time dateTime={at}>{format.dateTime(at)}</time>
                    {restocked && ` · ${t('orders.refundPart.restocked')}`}
                  </span>
                </span>
                <span className="semibold tabular">{format.money(toCents(amount))}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

export function PieceNames({ order, pieces }: { order: FullOrder; pieces: readonly Pieces[] }) {
  const formatPieces = usePieceNames(order)
  return pieces.length > 0 && <bdi className="medium">{formatPieces(pieces)}</bdi>
}
