import { fromCents } from '#platform/numbers/money.ts'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import type { FullOrder } from '../contract-orders.ts'
import { calculateRefund, getRemainingPieces } from '../refund-amount.ts'
import { toCentsOrder } from './order-in-cents.ts'
import { parsePieces, type PiecesInput } from './pieces-fields.tsx'

export interface RefundInput {
  pieces: PiecesInput
  /** Empty for the amount of the pieces. */
  amount: string
  restock: boolean
  reason: string
}

/** What the typed values of a refund come to, and their body for the server, in view of what was refunded before. */
export function readRefund(order: FullOrder, { amount, reason, restock, ...input }: RefundInput, credited: number) {
  const before = order.refunds.flatMap(({ lines }) => lines)
  const available = getRemainingPieces(order.lines, before)
  const pieces = parsePieces(input.pieces, available)
  const { total, ...sums } = toCentsOrder({ ...order, credited })
  const rest = total - sums.credited
  const piecesAmount = pieces ? Math.min(rest, calculateRefund({ total, ...sums }, before, pieces)) : 0
  const isTyped = amount.trim() !== ''
  const cents = isTyped ? (parseHundredths(amount) ?? 0) : piecesAmount
  return {
    available,
    hasPieces: Boolean(pieces?.length),
    rest,
    piecesAmount,
    cents,
    isValid: pieces !== undefined && cents > 0 && cents <= rest,
    body: {
      ...(pieces?.length && { lines: pieces }),
      ...(isTyped && { amount: fromCents(cents) }),
      restock,
      reason: reason.trim(),
      credited,
    },
  }
}
