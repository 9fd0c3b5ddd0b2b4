import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type * as z from 'zod'
import { type FullOrder, type OrderCode, type OrderDraft, type shopOrders } from '../contract-orders.ts'
import { deliveries, type Delivery, type Quote } from '../contract-quote.ts'
import type { OrderStatus } from '../order-status.ts'
import { paymentRules } from '../payment-rules.ts'
import { getDeliveryCost, splitDeduction, calculateSums, taxRate } from '../quote.ts'
import { listCartLines, clearCart, type CartRow, getAvailableQty, findLineProblem } from './cart-rows.ts'
import { type DiscountRow, toDiscount } from './discount-rows.ts'
import { validateCode, recordUse, redeemCode } from './discount-use.ts'
import { type NotifyingCall, notifyLowStock, notifyPlaced } from './notices.ts'
import { confirmOrder } from './order-mail.ts'
import { type BillingCall, billOrder, setAmounts } from './order-billing.ts'
import {
  compareStockLines,
  findOrder,
  orderCounter,
  showOrder,
  toOrderRow,
  changeStock,
  writeStep,
} from './order-rows.ts'
import { getPhoto, toHundredths } from './product-rows.ts'
import type { Tables } from './tables.ts'

/** In cents: the range of the column. */
const maxOrderTotal = 2_000_000_000

const toItems = (lines: readonly CartRow[]) =>
  lines.map(({ qty, product: { price, salesPrice, category } }) => ({ qty, price, salesPrice, category }))

const noCode: Awaited<ReturnType<typeof validateCode>> = {}

/** The price of the cart, without products that cannot be bought at all. */
export async function quoteCart(
  db: Db<Tables>,
  { user, now, services }: Pick<Call, 'user' | 'now' | 'services'>,
  { delivery, code = '' }: z.output<typeof shopOrders.quote.body>,
): Promise<Quote> {
  const lines = await listCartLines(db, user.id)
  const items = toItems(lines.filter(({ product }) => getAvailableQty(product) > 0))
  const { discount, problem } = code ? await validateCode(db, { code, items, delivery, buyerId: user.id, now }) : noCode
  const sums = calculateSums(items, delivery, discount)
  const getDeliveryCostInUnits = (one: Delivery) => fromCents(getDeliveryCost(one, sums.subtotal - sums.discount))
  const [standard, express, pickup] = deliveries
  return {
    pieces: sums.pieces,
    subtotal: fromCents(sums.subtotal),
    discount: fromCents(sums.discount),
    deliveryCost: fromCents(sums.deliveryCost),
    deduction: fromCents(sums.deduction),
    taxRate,
    tax: fromCents(sums.tax),
    total: fromCents(sums.total),
    dueDays: (await services.workspace()).dueDays,
    deliveryCosts: {
      [standard]: getDeliveryCostInUnits(standard),
      [express]: getDeliveryCostInUnits(express),
      [pickup]: getDeliveryCostInUnits(pickup),
    },
    code: discount ? toDiscount(discount) : null,
    codeProblem: problem
      ? {
          reason: problem.reason,
          missing: problem.missing === undefined ? null : fromCents(problem.missing),
          startsAt: problem.startsAt ?? null,
        }
      : null,
    problems: lines
      .filter((line) => findLineProblem(line) !== null)
      .map(({ product }) => ({ id: product.id, title: product.title, left: getAvailableQty(product) })),
  }
}

const firstNumber = 1001

/** Orders are placed one at a time, so that numbers have no gaps and no order is placed twice. */
async function lockOrderCounter(db: Db<Tables>) {
  await db
    .insertInto('shopCounters')
    .values({ name: orderCounter, last: firstNumber - 1 })
    .onConflict((onConflict) => onConflict.column('name').doUpdateSet((eb) => ({ last: eb.ref('shopCounters.last') })))
    .execute()
}

const getNextOrderNumber = async (db: Db<Tables>) => {
  const { last } = await db
    .updateTable('shopCounters')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('name', '=', orderCounter)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

const createStockConflict = ({ product }: CartRow) =>
  conflict(
    getAvailableQty(product) === 0
      ? `"${product.title}" is sold out`
      : `Only ${getAvailableQty(product)} left of "${product.title}"`,
  )

/** Reduces the stock for every line, always in the same order to avoid deadlocks between buyers. */
async function decrementStocks(db: Db<Tables>, userId: string, lines: readonly CartRow[]) {
  for (const line of lines.toSorted((one, other) => compareStockLines(one.product, other.product))) {
    if (await changeStock(db, line.product.id, -line.qty)) continue
    const now = (await listCartLines(db, userId)).find(({ product }) => product.id === line.product.id)
    throw createStockConflict(now ?? line)
  }
}

/** The copy of the code that an order keeps. */
const toCode = (row: DiscountRow): OrderCode => {
  const { code, kind, value } = toDiscount(row)
  return { code, kind, value }
}

/** Orders the content of the cart, once for each key. */
export async function placeOrder(
  db: Db<Tables>,
  call: Pick<Call, 'user' | 'now'> &
    NotifyingCall & { services: Pick<Call['services'], 'mail'> & BillingCall['services'] },
  draft: z.output<typeof OrderDraft>,
): Promise<FullOrder> {
  const { user, now } = call
  await lockOrderCounter(db)
  const existing = await db
    .selectFrom('shopOrders')
    .select('id')
    .where('buyerId', '=', user.id)
    .where('key', '=', draft.key)
    .executeTakeFirst()
  if (existing) return showOrder(db, existing.id)

  const purchase = await purchaseCart(db, draft, { buyerId: user.id, now })
  const { discount, lines } = purchase
  const { status } = paymentRules[draft.payment]
  const { currency } = await call.services.workspace()
  const id = await addOrder(db, draft, purchase, { buyerId: user.id, status, currency, now })
  if (discount) await recordUse(db, { orderId: id, discountId: discount.id, buyerId: user.id })
  await addLines(db, id, purchase)
  await writeStep(db, { orderId: id, at: now, userId: user.id, from: null, to: status, note: '' })
  await clearCart(db, user.id)
  const bill = await billOrder(db, await findOrder(db, id), call)
  if (bill) await setAmounts(db, id, bill)
  const order = await showOrder(db, id)
  const { dueDays } = await call.services.workspace()
  await confirmOrder(call.services, order, {
    dueDays,
    invoice: bill && { number: bill.number, ...(await call.services.billing?.publish(bill.reference)) },
  })
  notifyPlaced(call, user.name, order)
  await notifyLowStock(
    db,
    call,
    lines.map(({ qty, product }) => ({ qty, productId: product.id })),
  )
  return order
}

type Purchase = Awaited<ReturnType<typeof purchaseCart>>

/** Takes the content of the cart from the stock and returns its sums; 409 if the total is not what the buyer saw. */
async function purchaseCart(
  db: Db<Tables>,
  { code, delivery, total }: z.output<typeof OrderDraft>,
  { buyerId, now }: { buyerId: string; now: string },
) {
  const inCart = await listCartLines(db, buyerId)
  if (inCart.length === 0) throw conflict('Your cart is empty')
  await decrementStocks(db, buyerId, inCart)
  // Read again, now that nobody else can change the products.
  const lines = await listCartLines(db, buyerId)
  const items = toItems(lines)
  const discount = code ? await redeemCode(db, { code, items, delivery, buyerId, now }) : undefined
  const sums = calculateSums(items, delivery, discount)
  if (sums.subtotal > maxOrderTotal || sums.total > maxOrderTotal) throw refused('total', 'The order is too large')
  if (toCents(total) !== sums.total) throw conflict(`The total is now ${fromCents(sums.total).toFixed(2)}`)
  return { lines, items, discount, sums }
}

async function addOrder(
  db: Db<Tables>,
  { address, delivery, payment, note, key }: z.output<typeof OrderDraft>,
  { discount, sums }: Purchase,
  { buyerId, status, currency, now }: { buyerId: string; status: OrderStatus; currency: string; now: string },
) {
  const order = toOrderRow({
    ...sums,
    number: await getNextOrderNumber(db),
    key,
    status,
    buyerId,
    currency,
    address,
    delivery,
    payment,
    note,
    discountCode: discount ? toCode(discount) : null,
    taxRate: toHundredths(taxRate),
    paid: 0,
    credited: 0,
    invoice: null,
    createdAt: now,
    updatedAt: now,
  })
  const { id } = await db.insertInto('shopOrders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

async function addLines(db: Db<Tables>, orderId: number, { lines, items, discount, sums }: Purchase) {
  const shares = discount ? splitDeduction(items, discount, sums.deduction) : []
  const rows = lines.map(({ qty, product }, index) => ({
    orderId,
    position: index + 1,
    productId: product.id,
    title: product.title,
    color: product.color,
    size: product.size,
    sku: product.sku,
    photo: getPhoto(product),
    category: product.category[0] ?? 'books',
    qty,
    price: product.price,
    salesPrice: product.salesPrice,
    total: product.salesPrice * qty,
    deduction: shares[index] ?? 0,
  }))
  await db.insertInto('shopOrderLines').values(rows).execute()
}
