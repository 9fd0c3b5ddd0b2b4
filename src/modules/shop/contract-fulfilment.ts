import * as z from 'zod'
import { type Choices, listValues } from '#platform/fields/choices.ts'
import { Amount } from '#platform/numbers/amount.ts'
import { Id, dateTime, text } from './contract-fields.ts'
import { orderStatuses } from './order-status.ts'

/** Pieces of an order's line, by the id of its product. */
export const Pieces = z.strictObject({ id: Id, qty: z.int().min(1).max(100_000) })
export type Pieces = z.output<typeof Pieces>

const lines = z.array(Pieces).min(1).max(200)
const Author = z.object({ id: z.string(), name: z.string(), avatar: z.string() })

/** A change of an order's status; the first one is its placing. */
export const OrderStep = z.object({
  at: dateTime,
  by: Author,
  /** Null for the placing. */
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  note: z.string(),
})
export type OrderStep = z.infer<typeof OrderStep>

/** A part of an order that was sent. */
export const Shipment = z.object({
  id: z.int(),
  lines: z.array(Pieces),
  carrier: z.string(),
  tracking: z.string(),
  at: dateTime,
  by: Author,
})
export type Shipment = z.infer<typeof Shipment>

/** Money that was taken back of an order; without lines it belongs to none. */
export const Refund = z.object({
  id: z.int(),
  lines: z.array(Pieces),
  amount: z.number(),
  /** Whether the pieces returned to the stock. */
  restocked: z.boolean(),
  reason: z.string(),
  at: dateTime,
  by: Author,
})
export type Refund = z.infer<typeof Refund>

/** A payment of all that is still to be paid. */
export const PaymentDraft = z.strictObject({
  balance: z.number().min(0).describe('The open amount that the user saw; 409 if it has changed'),
})

export const ShipmentDraft = z.strictObject({
  lines: lines.optional().describe('Default: all pieces that were not sent yet'),
  carrier: text(100).default(''),
  tracking: text(100).default(''),
  shipped: z.int().min(0).describe('The number of sent pieces that the user saw; 409 if it has changed'),
})
export type ShipmentDraft = z.input<typeof ShipmentDraft>

export const RefundDraft = z.strictObject({
  lines: lines.optional().describe('Pieces to take back'),
  amount: Amount.min(0.01).optional().describe('An amount with tax instead of that of the pieces'),
  restock: z.boolean().default(false).describe('Whether the pieces return to the stock'),
  reason: text(400).min(1),
  credited: z.number().min(0).describe('The amount taken back that the user saw; 409 if it has changed'),
})
export type RefundDraft = z.input<typeof RefundDraft>

/** Why pieces come back. */
export const returnReasons = ['damaged', 'wrong', 'unwanted', 'other'] as const

/**
 * The states of a return, each with those that may follow, whether it pays the pieces back, and whether they may be in
 * another return.
 */
export const returnStateChoices = {
  requested: { phase: 'open', tone: 'warning', next: ['received', 'refused'], isRefund: false, isVoid: false },
  received: { phase: 'open', tone: 'info', next: ['refunded', 'refused'], isRefund: false, isVoid: false },
  refunded: { phase: 'done', tone: 'success', next: [], isRefund: true, isVoid: false },
  refused: { phase: 'done', tone: 'error', next: [], isRefund: false, isVoid: true },
} as const satisfies Choices<'phase' | 'tone', { next: readonly string[]; isRefund: boolean; isVoid: boolean }>
export const returnStates = listValues(returnStateChoices)
type ReturnState = keyof typeof returnStateChoices

/** A state that another leads to. */
export type NextReturnState = (typeof returnStateChoices)[ReturnState]['next'][number]
const followsAnother = (state: string): state is NextReturnState =>
  Object.values<{ next: readonly string[] }>(returnStateChoices).some(({ next }) => next.includes(state))
const nextReturnStates = returnStates.filter((state) => followsAnother(state))

/** Pieces that a buyer sends back. */
export const Return = z.object({
  id: z.int(),
  lines: z.array(Pieces),
  reason: z.enum(returnReasons),
  note: z.string(),
  state: z.enum(returnStates),
  /** Those that went back to the stock although an earlier refund had paid for them. */
  restocked: z.array(Pieces),
  at: dateTime,
  updatedAt: dateTime,
  by: Author,
})
export type Return = z.infer<typeof Return>

export const ReturnDraft = z.strictObject({ lines, reason: z.enum(returnReasons), note: text(400).default('') })
export type ReturnDraft = z.input<typeof ReturnDraft>

export const ReturnChange = z.strictObject({
  state: z.enum(nextReturnStates),
  restock: z.boolean().default(false).describe('With `refunded`: whether the pieces return to the stock'),
  credited: z.number().min(0).optional().describe('The amount taken back that the user saw; 409 if it has changed'),
})
export type ReturnChange = z.input<typeof ReturnChange>

export const ReturnParams = z.strictObject({
  id: z.coerce.number<number>().pipe(Id),
  returnId: z.coerce.number<number>().pipe(Id),
})
