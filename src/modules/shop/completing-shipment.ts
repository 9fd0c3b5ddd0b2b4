import type { OrderStep, Shipment } from './contract-fulfilment.ts'
import { orderStatusChoices } from './order-status.ts'

/**
 * The shipment that made an order shipped, which is removed when that step is taken back. None if a refund of the rest
 * did: what was sent before remains sent.
 */
export function findCompletingShipment<Sent extends Pick<Shipment, 'at'>>({
  history,
  shipments,
}: {
  history: readonly Pick<OrderStep, 'from' | 'to' | 'at'>[]
  shipments: readonly Sent[]
}): Sent | undefined {
  const { rank } = orderStatusChoices.shipped
  const step = history.findLast(
    ({ from, to }) => to === 'shipped' && from !== null && orderStatusChoices[from].rank < rank,
  )
  const latest = shipments.at(-1)
  return step && latest?.at === step.at ? latest : undefined
}
