import * as z from 'zod'
import { inCents } from '#platform/db/queries/amount-columns.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { sampleOrders, type SoldProduct } from './sample/orders.ts'
import { createOrderParts } from './sample/parts.ts'
import { sampleFamily } from './sample/variants.ts'
import { type ProductRow, toProductRow, toHundredths } from './server/product-rows.ts'
import type { Tables } from './server/tables.ts'
import { shop } from './contract.ts'
import { isForSale } from './contract-fields.ts'
import { shopOrders } from './contract-orders.ts'
import { genericFields } from './generic-fields.ts'
import { fewPieces } from './server/notices.ts'

/** Pieces left of products with low or no stock, by product number. */
const low: Readonly<Record<number, number>> = { 3: 6, 7: 3, 15: 0, 22: 8, 31: 2, 40: 10 }
// Older orders have no notices.
const daysOfNotices = 4

/** Products that are not offered yet. */
const drafts = new Set([46, 48])
/** The number of products at the start of the shop. */
const first = 30

const getManagers = ({ users }: SampleTools) =>
  users.filter(({ role }) => ['admin', 'manager'].includes(role)).map(({ id }) => id)

function notifyOfOrders(orders: ReturnType<typeof sampleOrders>['orders'], tools: SampleTools) {
  const { users, ago, notify } = tools
  for (const { id, number, buyerId, total, createdAt } of orders) {
    const buyer = users.find((one) => one.id === buyerId)
    if (createdAt < ago({ days: daysOfNotices })) continue
    notify({
      users: getManagers(tools),
      authorId: buyerId,
      topic: shopOrders.name,
      kind: 'placed',
      values: {
        who: buyer ? `${buyer.firstname} ${buyer.lastname}` : '',
        number: String(number),
        total: { cents: total },
      },
      path: `/apps/ecommerce/orders/${id}`,
      recordId: id,
      at: createdAt,
    })
  }
}

function notifyOfStock(tools: SampleTools) {
  const { catalogue, ago, notify } = tools
  for (const [number, left] of Object.entries(low)) {
    const product = catalogue.find((one) => one.number === Number(number))
    if (!product || left > fewPieces) continue
    notify({
      users: getManagers(tools),
      topic: shop.name,
      kind: left > 0 ? 'lowStock' : 'soldOut',
      values: { title: product.title, left },
      path: `/apps/ecommerce/detail/${number}`,
      recordId: number,
      at: ago({ days: Number(number) / 8, hours: 3 }),
    })
  }
}

const GenericFields = z.strictObject(genericFields)

function sampleProducts(tools: SampleTools) {
  const { catalogue, random, ago } = tools
  return catalogue.map(({ number, description, discount, ...product }) => {
    const age = number <= first ? 430 - number : Math.round(((catalogue.length + 1 - number) / 19) * 380)
    const rating = random.int(35, 50) / 10
    return {
      ...inCents(genericFields, sampleValues(GenericFields, number, tools)),
      ...product,
      id: number,
      discount: toHundredths(discount),
      related: random.chance(0.3),
      rating,
      reviews: random.int(2, 140),
      qty: low[number] ?? random.int(14, 260),
      pictures: [],
      created: ago({ days: age, minutes: number * 7 }),
      description: trustedHtml(`<p>${escapeHtml(description)}</p>`),
      status: drafts.has(number) ? ('draft' as const) : ('active' as const),
      updatedAt: ago({ days: Math.min(age, random.int(0, 40)), minutes: number * 7 }),
      deletedAt: null,
      sold: 0,
      age,
      // Cheap and well rated products sell best.
      weight: rating * (1 + 4000 / (product.price + 1000)) * (0.5 + random.next()),
    }
  })
}

const sample: Sample<Tables> = (tools) => {
  const products = sampleProducts(tools)
  let nextId = products.length + 1
  const families = products.map(({ age, weight, ...product }) => {
    const rows = sampleFamily(product, nextId)
    nextId += rows.length - 1
    return { age, weight, rows }
  })

  const { orders, lines, steps, discounts, uses } = sampleOrders(
    tools,
    families
      .filter(({ rows }) => rows.every(({ status }) => isForSale(status)))
      .map(({ rows, ...product }): SoldProduct => ({
        ...product,
        rows: rows.map(({ id, title, color, size, sku, photo, category, price, salesPrice }) => {
          const [first = 'books'] = category
          return { id, title, color, size, sku, photo, category: first, price, salesPrice }
        }),
      })),
  )
  const stepsByOrder = Map.groupBy(steps, ({ orderId }) => orderId)
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  const { shipments, refunds } = createOrderParts(
    orders.map(({ id, total }) => ({
      id,
      total,
      steps: stepsByOrder.get(id) ?? [],
      lines: linesByOrder.get(id) ?? [],
    })),
    tools,
  )
  const cancelled = new Set(orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id))
  const countSoldPieces = (ids: ReadonlySet<number>) =>
    lines
      .filter((line) => ids.has(line.productId) && !cancelled.has(line.orderId))
      .reduce((sum, { qty }) => sum + qty, 0)
  /** For a main product, `sold` is that of the whole family. */
  const stored = (rows: readonly ProductRow[], { id, ...row }: ProductRow) => {
    const counted = row.variantOf === null ? rows.map((one) => one.id) : [id]
    return { id, ...toProductRow({ ...row, sold: countSoldPieces(new Set(counted)) }, row) }
  }

  notifyOfOrders(orders, tools)
  notifyOfStock(tools)

  return {
    shopProducts: families
      .flatMap(({ rows }) => rows.map((row) => stored(rows, row)))
      .toSorted((one, other) => one.id - other.id),
    shopOrders: orders,
    shopOrderLines: lines,
    shopOrderSteps: steps,
    shopShipments: shipments,
    shopRefunds: refunds,
    shopDiscounts: discounts,
    shopDiscountUses: uses,
    shopCounters: [{ name: 'orders', last: 1000 + orders.length }],
  }
}

export default sample
