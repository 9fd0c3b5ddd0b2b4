import * as z from 'zod'
import { contract, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { Amount } from '#platform/numbers/amount.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { countries } from './countries.ts'
import { Discount } from './contract-discounts.ts'
import { Figures, salesPart } from './contract-figures.ts'
import { categories, colors, Id, moment, text } from './contract-fields.ts'
import { orderStatuses } from './order-status.ts'

export const deliveries = ['standard', 'express', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]

/** How it will be paid; no details of a card or an account, ever. */
export const payments = ['invoice', 'transfer', 'cashOnDelivery'] as const
export type Payment = (typeof payments)[number]

export const Address = z.strictObject({
  name: text(120).min(1),
  company: text(120).default(''),
  street: text(200).min(1),
  city: text(120).min(1),
  postalCode: text(20).min(1),
  country: z.enum(countries),
  phone: text(40).default(''),
  email: z.email().max(254),
})
export type Address = z.output<typeof Address>

/** A line keeps what the product was when it was bought. */
export const OrderLine = z.object({
  /** The product's. */
  id: z.int(),
  title: z.string(),
  /** Which variant it was; null and empty where there was nothing to choose. */
  color: z.enum(colors).nullable(),
  size: z.string(),
  sku: z.string(),
  photo: z.string(),
  category: z.enum(categories),
  qty: z.int(),
  price: Amount,
  salesPrice: Amount,
  /** What its pieces cost. */
  total: z.number(),
  /** Its share of what the discount code took off. */
  deduction: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** What is to be paid. `subtotal` − `discount` + `deliveryCost` − `deduction` + `tax` = `total`. */
const sums = {
  pieces: z.int(),
  /** Before discounts, delivery and tax. */
  subtotal: z.number(),
  /** What the products' own discounts took off. */
  discount: z.number(),
  deliveryCost: z.number(),
  /** What the discount code took off, of the goods or of the delivery. */
  deduction: z.number(),
  /** In percent. */
  taxRate: z.number(),
  tax: z.number(),
  total: z.number(),
}

/** A discount code as it was when the order was placed. */
export const OrderCode = Discount.pick({ code: true, kind: true, value: true })
export type OrderCode = z.infer<typeof OrderCode>

export const Order = z.object({
  id: z.int(),
  /** Without gaps, from 1001. */
  number: z.int(),
  status: z.enum(orderStatuses),
  buyer: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
  address: z.object({
    name: z.string(),
    company: z.string(),
    street: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  delivery: z.enum(deliveries),
  payment: z.enum(payments),
  note: z.string(),
  discountCode: OrderCode.nullable(),
  /** Of all its amounts (ISO 4217). */
  currency: z.string(),
  ...sums,
  createdAt: moment,
  updatedAt: moment,
})
export type Order = z.infer<typeof Order>

/** One step of an order's life, its placing first. */
export const OrderStep = z.object({
  at: moment,
  by: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
  /** Null where it was placed. */
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  note: z.string(),
})
export type OrderStep = z.infer<typeof OrderStep>

export const FullOrder = Order.extend({ lines: z.array(OrderLine), history: z.array(OrderStep) })
export type FullOrder = z.infer<typeof FullOrder>

export const OrderList = listQuery(Order, {
  search: ['number', 'buyer', 'address', 'discountCode'],
  filter: ['status', 'delivery', 'payment'],
  sort: ['-createdAt', 'number', 'total', 'pieces', 'status', 'name', 'updatedAt'],
  extra: {
    from: moment.optional().describe('Placed at this moment or later'),
    to: moment.optional().describe('Placed before this moment'),
    buyer: z.array(z.string().max(64)).max(50).optional().describe('Of any of these users; `me`'),
    product: Id.optional().describe('With this product'),
    ids: z.array(Id).max(1000).optional().describe('Only these orders'),
  },
})
export type OrderList = z.output<typeof OrderList>

/** How many orders of each status a list holds, before the status itself is asked for. */
export const OrderCounts = z.object({ all: z.int(), ...mapNames(orderStatuses, () => z.int()) })
export type OrderCounts = z.infer<typeof OrderCounts>

/** Why a discount code takes nothing off. */
export const codeProblems = [
  'unknown',
  'notYet',
  'expired',
  'usedUp',
  'usedByYou',
  'minimum',
  'nothing',
  'freeAnyway',
] as const
export type CodeProblem = (typeof codeProblems)[number]

/** As a buyer types it. */
const TypedCode = text(100)

export const Quote = z.object({
  ...sums,
  /** The discount code that was asked for, where it holds. */
  code: Discount.pick({ code: true, kind: true, value: true, minimum: true, categories: true }).nullable(),
  /** Why it does not. */
  codeProblem: z
    .object({
      reason: z.enum(codeProblems),
      /** How much the goods that it applies to cost too little, where that is the reason. */
      missing: z.number().nullable(),
      /** When it begins, where it has not. */
      startsAt: moment.nullable(),
    })
    .nullable(),
  /** What each way of delivery would cost. */
  deliveryCosts: z.record(z.enum(deliveries), z.number()),
  /** Products of the cart that cannot be bought as they stand; `left` is how many could. */
  problems: z.array(z.object({ id: z.int(), title: z.string(), left: z.int() })),
})
export type Quote = z.infer<typeof Quote>

export const OrderDraft = z.strictObject({
  /** Made by the buyer's screen, once for each order: sent again, it is the same order; 409 with anything else changed. */
  key: z.uuid(),
  address: Address,
  delivery: z.enum(deliveries),
  payment: z.enum(payments),
  note: text(2000).default(''),
  /** A discount code; 409 where it does not hold. */
  code: TypedCode.min(1).optional(),
  /** What the buyer was told: 409 where it is no longer that. */
  total: z.number().min(0),
})
export type OrderDraft = z.input<typeof OrderDraft>

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
      summary: 'How many orders of each status a list holds',
    }),
    figures: get('/figures', { query: FiguresQuery, returns: Figures, summary: 'The sales of up to two years' }),
    ...salesPart.endpoints,
    export: get('/export', {
      query: OrderList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'The whole result of a list as a file',
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
      summary: 'Places an order from the cart: reduces the stock, empties the cart and emails a confirmation',
    }),
    change: patch('/:id', {
      losesNothing: 'A status can only follow certain others: else 409',
      body: z.strictObject({ status: z.enum(orderStatuses), note: text(2000).default('') }),
      returns: FullOrder,
      summary: 'Changes the status; cancelling returns the pieces to the stock and the use of the discount code',
    }),
  },
  {
    owners: ['buyer.id'],
    parts: { shopOrderLines: 'orderId', shopOrderSteps: 'orderId', shopDiscountUses: 'orderId' },
    notices: ['placed', 'status'],
    table: 'shopOrders',
    grants: { manager: readWrite, agent: ['read', 'create'], viewer: readOnly },
    touches: ['shop', 'shop-cart', 'shop-discounts'],
  },
)
