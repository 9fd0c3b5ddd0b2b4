import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { FilledRows, FillTools } from '#platform/db/sample/fill.ts'
import { statusesForSale } from './contract-fields.ts'
import { paymentMethods } from './contract-orders.ts'
import { deliveries } from './contract-quote.ts'
import {
  getNextStatuses,
  type OrderStatus,
  orderStatusChoices,
  orderStatuses,
  validStatuses,
  voidStatuses,
} from './order-status.ts'
import { calculateSums, taxRate } from './quote.ts'
import { createAddress } from './sample/create-address.ts'
import { toOrderRow } from './server/order-rows.ts'
import { toHundredths } from './server/product-rows.ts'
import type { Tables } from './server/tables.ts'

/** Returns the longest sequence of statuses that leads to this one. */
function getStepsTo(status: OrderStatus): OrderStatus[] {
  const earlier = orderStatuses.slice(0, orderStatuses.indexOf(status))
  const before = earlier.findLast((one) =>
    getNextStatuses({ status: one, payment: 'transfer' }).some((next) => next === status),
  )
  return before ? [...getStepsTo(before), status] : [status]
}

const delivered = validStatuses.filter((one) => orderStatusChoices[one].phase === 'done')
const openStatuses = validStatuses.filter((one) => orderStatusChoices[one].phase !== 'done')

// The number of newest orders that are not delivered yet.
const openDays = 60
const maxSold = 5000

const selectSoldProducts = (db: FillTools<Tables>['db']) =>
  db
    .selectFrom('shopProducts')
    .select(['id', 'title', 'color', 'size', 'sku', 'photo', 'category', 'price', 'salesPrice'])
    .where('deletedAt', 'is', null)
    .where('status', 'in', statusesForSale)
    .orderBy('id', 'desc')
    .limit(maxSold)
    .execute()
type SoldProduct = Awaited<ReturnType<typeof selectSoldProducts>>[number]

type Random = FillTools<Tables>['random']

/** One to six pieces each of up to three products. */
const getItems = (random: Random, products: readonly SoldProduct[]) =>
  random
    .shuffle(Array.from({ length: random.int(1, 3) }, () => random.pick(products)))
    .filter((product, position, all) => all.indexOf(product) === position)
    .map((product) => ({ ...product, qty: random.int(1, 6) }))

const createLines = (orderId: number, items: ReturnType<typeof getItems>) =>
  items.map(({ id: productId, category, ...product }, position) => ({
    ...product,
    orderId,
    position: position + 1,
    productId,
    category: category[0] ?? 'books',
    total: product.salesPrice * product.qty,
    deduction: 0,
  }))

function chooseStatus(random: Random, isLate: boolean): OrderStatus {
  if (isLate) return random.pick(openStatuses)
  return random.chance(0.05) ? random.pick(voidStatuses) : random.pick(delivered)
}

/** Orders of invented people for existing products, with steps by sample users. */
export async function* fillOrders(tools: FillTools<Tables>): AsyncGenerator<FilledRows<Tables>> {
  const { db, count, users, people, random, next, at } = tools
  const products = await selectSoldProducts(db)
  const first = await next('shopOrders')
  const counter = await db.selectFrom('shopCounters').select('last').where('name', '=', 'orders').executeTakeFirst()
  const firstNumber = (counter?.last ?? 1000) + 1
  let stepId = await next('shopOrderSteps')

  for (let index = 0; index < count; index += 1) {
    const id = first + index
    const clerk = random.pick(users)
    const person = random.pick(people)
    const items = getItems(random, products)
    const delivery = random.chance(0.75) ? 'standard' : random.pick(deliveries)
    const steps = getStepsTo(chooseStatus(random, index >= count - openDays))
    const sums = calculateSums(items, delivery)
    const order = toOrderRow({
      ...sums,
      paid: voidStatuses.some((one) => one === steps.at(-1)) || steps.at(-1) === 'pending' ? 0 : sums.total,
      credited: steps.at(-1) === 'refunded' ? sums.total : 0,
      invoice: null,
      discountCode: null,
      number: firstNumber + index,
      key: `fill-${id}`,
      status: steps.at(-1) ?? 'pending',
      buyerId: clerk.id,
      currency: builtWorkspace.currency,
      address: createAddress(person),
      delivery,
      payment: random.pick(paymentMethods),
      note: '',
      taxRate: toHundredths(taxRate),
      createdAt: at(index),
      updatedAt: at(index, (steps.length - 1) * 24),
    })
    yield {
      shopOrders: [{ id, ...order }],
      shopOrderLines: createLines(id, items),
      shopOrderSteps: steps.map((to, position) => ({
        id: stepId + position,
        orderId: id,
        at: at(index, position * 24),
        userId: clerk.id,
        from: steps[position - 1] ?? null,
        to,
        note: '',
      })),
    }
    stepId += steps.length
  }
  await db
    .insertInto('shopCounters')
    .values({ name: 'orders', last: firstNumber + count - 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: firstNumber + count - 1 }))
    .execute()
}
