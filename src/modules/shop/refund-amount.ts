import type { Pieces } from './contract-fulfilment.ts'
import type { OrderStatus } from './order-status.ts'

/** Amounts in cents. */
interface Ordered {
  total: number
  tax: number
  lines: readonly { id: number; qty: number; total: number; deduction: number }[]
}

const sumQty = (takenPieces: readonly Pieces[], id: number) =>
  takenPieces.reduce((sum, one) => (one.id === id ? sum + one.qty : sum), 0)

/** The part of an order's total that these pieces have, with their share of the tax. */
function calculateShare({ total, tax, lines }: Ordered, takenPieces: readonly Pieces[]) {
  const net = total - tax
  const part = lines.reduce((sum, { id, qty, total: all, deduction }) => {
    const pieces = sumQty(takenPieces, id)
    return sum + ((all - deduction) * pieces) / qty
  }, 0)
  return net === 0 ? 0 : Math.round((total * part) / net)
}

/**
 * What is returned for these pieces, of which others were taken back before: the difference of the shares after and
 * before, so that all pieces of an order, and its delivery, add up to its total however they are divided.
 */
export const calculateRefund = (order: Ordered, before: readonly Pieces[], now: readonly Pieces[]) =>
  calculateShare(order, [...before, ...now]) - calculateShare(order, before)

const isAny = ({ qty }: Pieces) => qty > 0

/** Of these pieces, those that are available. */
const limitTo = (pieces: readonly Pieces[], available: readonly Pieces[]): Pieces[] =>
  pieces.map(({ id, qty }) => ({ id, qty: Math.min(qty, Math.max(0, sumQty(available, id))) })).filter(isAny)

interface ReturnedBefore {
  refunds: readonly { lines: readonly Pieces[]; restocked: boolean }[]
  returns: readonly { restocked: readonly Pieces[] }[]
}

/**
 * What becomes of the pieces of a return. Those that no refund has paid for are refunded, with at most what is left of
 * the order. Of the others, no more go back to the stock than the order took from it.
 */
export function settleReturn(
  order: Ordered & { credited: number },
  { refunds, returns }: ReturnedBefore,
  pieces: readonly Pieces[],
) {
  const refundedBefore = refunds.flatMap(({ lines }) => lines)
  const refunded = limitTo(pieces, getRemainingPieces(order.lines, refundedBefore))
  const paidBefore = getRemainingPieces(pieces, refunded).filter(isAny)
  const inStock = [
    ...refunds.filter(({ restocked }) => restocked).flatMap(({ lines }) => lines),
    ...returns.flatMap(({ restocked }) => restocked),
    ...refunded,
  ]
  return {
    refunded,
    amount: Math.min(calculateRefund(order, refundedBefore, refunded), order.total - order.credited),
    paidBefore,
    restockable: limitTo(paidBefore, getRemainingPieces(order.lines, inStock)),
  }
}

/** The pieces of each line that are left. */
export const getRemainingPieces = (lines: readonly Pieces[], takenPieces: readonly Pieces[]): Pieces[] =>
  lines.map(({ id, qty }) => ({ id, qty: qty - sumQty(takenPieces, id) }))

/** The pieces of each line that are to be sent: neither sent nor refunded. A refunded piece may have been a sent one. */
export const getPiecesToShip = (
  lines: readonly Pieces[],
  sent: readonly Pieces[],
  refunded: readonly Pieces[],
): Pieces[] => lines.map(({ id, qty }) => ({ id, qty: qty - Math.max(sumQty(sent, id), sumQty(refunded, id)) }))

/** The sent pieces of each line. Orders that were shipped before there were shipments have none. */
export const getSentPieces = (
  { status, lines }: { status: OrderStatus; lines: readonly Pieces[] },
  sent: readonly Pieces[],
): Pieces[] => {
  const isOld = sent.length === 0 && (status === 'shipped' || status === 'delivered')
  return lines.map(({ id, qty }) => ({ id, qty: isOld ? qty : sumQty(sent, id) }))
}
