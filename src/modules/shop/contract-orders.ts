import * as z from 'zod'
import { contract, file, get, listQuery, patch, post, readWrite } from '#platform/contract.ts'
import { BankAccount } from '#platform/numbers/bank-account.ts'
import { Amount } from '#platform/numbers/amount.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { Address, OrderAddress } from './contract-address.ts'
import { Discount } from './contract-discounts.ts'
import { Figures, salesPart } from './contract-figures.ts'
import { categories, colors, Id, dateTime, text } from './contract-fields.ts'
import {
  OrderStep,
  PaymentDraft,
  Refund,
  RefundDraft,
  Return,
  ReturnChange,
  ReturnDraft,
  ReturnParams,
  Shipment,
  ShipmentDraft,
} from './contract-fulfilment.ts'
import { deliveries, orderSums, Quote, TypedCode } from './contract-quote.ts'
import { orderStatuses } from './order-status.ts'

/** The method of payment; details of a card or an account are never stored. */
export const paymentMethods = ['invoice', 'transfer', 'cashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A copy of the product's values at the time of the order. */
export const OrderLine = z.object({
  /** The id of the product. */
  id: z.int(),
  title: z.string(),
  /** The chosen variant; null and empty if there was no choice. */
  color: z.enum(colors).nullable(),
  size: z.string(),
  sku: z.string(),
  photo: z.string(),
  category: z.enum(categories),
  qty: z.int(),
  price: Amount,
  salesPrice: Amount,
  /** The price of all its pieces. */
  total: z.number(),
  /** Its share of the discount code's deduction. */
  deduction: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** A discount code as it was when the order was placed. */
export const OrderCode = Discount.pick({ code: true, kind: true, value: true })
export type OrderCode = z.infer<typeof OrderCode>

export const Order = z.object({
  id: z.int(),
  /** Without gaps, from 1001. */
  number: z.int(),
  status: z.enum(orderStatuses),
  buyer: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
  address: OrderAddress.optional().describe('Absent in orders of others if the user may not `readAddresses`'),
  delivery: z.enum(deliveries),
  payment: z.enum(paymentMethods),
  note: z.string(),
  discountCode: OrderCode.nullable(),
  /** The currency of all its amounts (ISO 4217). */
  currency: z.string(),
  ...orderSums,
  /** The payments, less the money that was returned. */
  paid: z.number(),
  /** What was taken back of the order, whether it had been paid or not. */
  credited: z.number(),
  /** What is still to be paid. */
  balance: z.number(),
  /** Null if no module writes invoices, or before it has written one. */
  invoice: z.object({ number: z.string(), path: z.string(), dueDate: z.iso.date() }).nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
})
export type Order = z.infer<typeof Order>

export const FullOrder = Order.extend({
  lines: z.array(OrderLine),
  history: z.array(OrderStep),
  shipments: z.array(Shipment),
  refunds: z.array(Refund),
  returns: z.array(Return),
})
export type FullOrder = z.infer<typeof FullOrder>

/** An order as the server reads it, before it leaves out what the user may not read. */
export type StoredOrder = Order & { address: OrderAddress }
export type FullStoredOrder = FullOrder & StoredOrder

export const OrderList = listQuery(Order, {
  search: ['number', 'buyer', 'address', 'discountCode', 'status', 'delivery', 'payment'],
  filter: ['status', 'delivery', 'payment'],
  sort: ['-createdAt', 'number', 'total', 'pieces', 'status', 'name', 'updatedAt'],
  extra: {
    from: dateTime.optional().describe('Placed at this time or later'),
    to: dateTime.optional().describe('Placed before this time'),
    buyer: z
      .array(z.string().max(64))
      .max(50)
      .optional()
      .describe('Placed by any of these users; `me` for the signed-in one'),
    product: Id.optional().describe('Orders with this product'),
    ids: z.array(Id).max(1000).optional().describe('Only these orders'),
  },
})
export type OrderList = z.output<typeof OrderList>

/** Number of orders per status in a list without its `status` filter. */
export const OrderCounts = z.object({ all: z.int(), ...mapNames(orderStatuses, () => z.int()) })
export type OrderCounts = z.infer<typeof OrderCounts>

export const OrderDraft = z.strictObject({
  /** Created by the client once per order: a repeated request returns the same order, or 409 if it differs. */
  key: z.uuid(),
  address: Address,
  delivery: z.enum(deliveries),
  payment: z.enum(paymentMethods),
  note: text(2000).default(''),
  /** A discount code; 409 if it does not apply. */
  code: TypedCode.min(1).optional(),
  /** The total that the buyer saw; 409 if it has changed. */
  total: z.number().min(0),
})
export type OrderDraft = z.input<typeof OrderDraft>

const ownAddresses = { action: 'readAddresses', where: { 'buyer.id': '$user.id' } } as const

export const shopOrders = contract(
  'shop-orders',
  salesPart.base,
  {
    list: get('/', { query: OrderList, returns: z.array(Order) }),
    mine: get('/mine', {
      query: OrderList.omit({ buyer: true }),
      returns: z.array(FullOrder),
      summary: 'The user’s orders',
    }),
    counts: get('/counts', {
      query: OrderList.omit({ status: true, sort: true, page: true, limit: true, at: true }),
      returns: OrderCounts,
      summary: 'Number of orders per status in a list',
    }),
    figures: get('/figures', { query: FiguresQuery, returns: Figures, summary: 'Sales of up to two years' }),
    ...salesPart.endpoints,
    export: get('/export', {
      query: OrderList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'Exports the whole result of a list as a file',
    }),
    account: get('/account', {
      returns: BankAccount.nullable(),
      summary: 'The bank account for transfers; null if none is set',
    }),
    show: get('/:id', { returns: FullOrder }),
    quote: post('/quote', {
      body: z.strictObject({ delivery: z.enum(deliveries), code: TypedCode.optional() }),
      returns: Quote,
      action: 'read',
      summary: 'The price of the user’s cart',
    }),
    place: post('/', {
      body: OrderDraft,
      returns: FullOrder,
      status: 201,
      idempotencyKey: 'key',
      summary: 'Places an order from the cart: reduces the stock, empties the cart, issues the invoice and emails both',
    }),
    change: patch('/:id', {
      losesNothing: 'Only certain changes of status are allowed, others get 409',
      body: z.strictObject({ status: z.enum(orderStatuses), note: text(2000).default('') }),
      returns: FullOrder,
      summary:
        'Changes the status, or takes the latest step back, and its invoice with it; cancelling returns the pieces to the stock and the use of the discount code',
    }),
    pay: post('/:id/payments', {
      body: PaymentDraft,
      returns: FullOrder,
      status: 201,
      action: 'update',
      summary: 'Records the payment of an order that was sent before it was paid',
    }),
    ship: post('/:id/shipments', {
      body: ShipmentDraft,
      returns: FullOrder,
      status: 201,
      action: 'update',
      summary: 'Records that pieces of an order were sent, and emails the tracking number',
    }),
    refund: post('/:id/refunds', {
      body: RefundDraft,
      returns: FullOrder,
      status: 201,
      action: 'update',
      summary: 'Takes pieces or an amount of a paid or sent order back: credits its invoice, and returns the money',
    }),
    registerReturn: post('/:id/returns', {
      body: ReturnDraft,
      returns: FullOrder,
      status: 201,
      action: 'update',
      summary: 'Registers that the buyer sends pieces back',
    }),
    changeReturn: patch('/:id/returns/:returnId', {
      losesNothing: 'Only certain changes of state are allowed, others get 409',
      params: ReturnParams,
      body: ReturnChange,
      returns: FullOrder,
      summary: 'Moves a return to its next state; `refunded` takes its pieces back',
    }),
    bill: post('/:id/bill', {
      returns: FullOrder,
      action: 'update',
      summary: 'Issues the invoice of an order that has none; 409 if no module writes invoices',
    }),
  },
  {
    owners: ['buyer.id'],
    parts: {
      shopOrderLines: 'orderId',
      shopOrderSteps: 'orderId',
      shopDiscountUses: 'orderId',
      shopShipments: 'orderId',
      shopRefunds: 'orderId',
      shopReturns: 'orderId',
    },
    notices: ['placed', 'status'],
    table: 'shopOrders',
    // Addresses, email and phone of buyers are for those who ship.
    actions: ['readAddresses'],
    confidential: 'readAddresses',
    grants: {
      manager: [...readWrite, 'readAddresses'],
      agent: ['read', 'create', ownAddresses],
      viewer: ['read', ownAddresses],
    },
    touches: ['shop', 'shop-cart', 'shop-discounts'],
  },
)
