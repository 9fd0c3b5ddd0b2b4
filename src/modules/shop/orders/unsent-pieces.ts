import type { FullOrder } from '../contract-orders.ts'
import { getPiecesToShip } from '../refund-amount.ts'

/** The pieces of each line that are still to be sent. */
export const getUnsentPieces = ({ lines, shipments, refunds }: Pick<FullOrder, 'lines' | 'shipments' | 'refunds'>) =>
  getPiecesToShip(
    lines,
    shipments.flatMap((shipment) => shipment.lines),
    refunds.flatMap((refund) => refund.lines),
  )
