import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { FilledRows, FillTools } from '#platform/db/sample/fill.ts'
import { deliveries, payments } from './contract-orders.ts'
import {
  nextOf,
  type OrderStatus,
  orderStatusChoices,
  orderStatuses,
  straightStatuses,
  voidStatuses,
} from './order-status.ts'
import { sumsOf, taxRate } from './quote.ts'
import { codes } from './sample/countries.ts'
import { storedOrder } from './server/order-rows.ts'
import { toHundredths } from './server/product-rows.ts'
import type { Tables } from './server/tables.ts'

/** The longest way to a status through those before it. */
function stepsTo(status: OrderStatus): OrderStatus[] {
  const earlier = orderStatuses.slice(0, orderStatuses.indexOf(status))
  const before = earlier.findLast((one) => nextOf(one).some((next) => next === status))
  return before ? [...stepsTo(before), status] : [status]
}

const delivered = straightStatuses.filter((one) => orderStatusChoices[one].phase === 'done')
const underWayStatuses = straightStatuses.filter((one) => orderStatusChoices[one].phase !== 'done')

// The latest are still on their way.
const underWay = 60
const maxSold = 5000

/** Orders by the invented people, taken down by whoever can sign in, of products that there are. */
export async function* fillOrders(tools: FillTools<Tables>): AsyncGenerator<FilledRows<Tables>> {
  const { db, count, users, people, random, next, at } = tools
  const products = await db
    .selectFrom('shopProducts')
    .select(['id', 'title', 'color', 'size', 'sku', 'photo', 'category', 'price', 'salesPrice'])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(maxSold)
    .execute()
  const first = await next('shopOrders')
  const counter = await db.selectFrom('shopCounters').select('last').where('name', '=', 'orders').executeTakeFirst()
  const firstNumber = (counter?.last ?? 1000) + 1
  let stepId = await next('shopOrderSteps')

  for (let index = 0; index < count; index += 1) {
    const id = first + index
    const clerk = random.pick(users)
    const { firstname, lastname, company, emails, phones, place } = random.pick(people)
    const items = random
      .shuffle(Array.from({ length: random.int(1, 3) }, () => random.pick(products)))
      .filter((product, place, all) => all.indexOf(product) === place)
      .map((product) => ({ ...product, qty: random.int(1, 6) }))
    const delivery = random.chance(0.75) ? 'standard' : random.pick(deliveries)
    const status: OrderStatus =
      index < count - underWay
        ? random.chance(0.05)
          ? random.pick(voidStatuses)
          : random.pick(delivered)
        : random.pick(underWayStatuses)
    const reported = [null, ...stepsTo(status)]
    yield {
      shopOrders: [
        {
          id,
          ...storedOrder({
            ...sumsOf(items, delivery),
            discountCode: null,
            number: firstNumber + index,
            key: `fill-${id}`,
            status,
            buyerId: clerk.id,
            currency: builtWorkspace.currency,
            address: {
              name: `${firstname} ${lastname}`,
              company,
              street: place.street,
              city: place.city,
              postalCode: place.postalCode,
              country: codes[place.country] ?? 'GB',
              phone: phones[0] ?? '',
              email: emails[0] ?? '',
            },
            delivery,
            payment: random.pick(payments),
            note: '',
            taxRate: toHundredths(taxRate),
            createdAt: at(index),
            updatedAt: at(index, (reported.length - 2) * 24),
          }),
        },
      ],
      shopOrderLines: items.map(({ id: productId, category, ...product }, place) => ({
        ...product,
        orderId: id,
        position: place + 1,
        productId,
        category: category[0] ?? 'books',
        total: product.salesPrice * product.qty,
        deduction: 0,
      })),
      shopOrderSteps: reported.slice(1).flatMap((to, place) =>
        to === null
          ? []
          : [
              {
                id: stepId++,
                orderId: id,
                at: at(index, place * 24),
                userId: clerk.id,
                from: reported[place] ?? null,
                to,
                note: '',
              },
            ],
      ),
    }
  }
  await db
    .insertInto('shopCounters')
    .values({ name: 'orders', last: firstNumber + count - 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: firstNumber + count - 1 }))
    .execute()
}
