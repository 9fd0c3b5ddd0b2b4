import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { paymentMethods } from '../contract-orders.ts'
import { deliveries } from '../contract-quote.ts'
import { type OrderStatus, voidStatuses } from '../order-status.ts'
import { splitDeduction, calculateSums, taxRate } from '../quote.ts'
import { createAddress } from './create-address.ts'
import { sampleDiscounts } from './discounts.ts'
import { toOrderRow } from '../server/order-rows.ts'
import { toHundredths } from '../server/product-rows.ts'
import type { Tables } from '../server/tables.ts'

export interface SoldProduct {
  /** Days since it was added to the shop. */
  age: number
  /** A weight for how well it sells. */
  weight: number
  /** The product and its variants. */
  rows: readonly SoldRow[]
}

type SoldRow = Pick<
  Insertable<Tables['shopOrderLines']>,
  'title' | 'color' | 'size' | 'sku' | 'photo' | 'category' | 'price' | 'salesPrice'
> & { id: number }

const orderCount = 300
/** The number of days over which orders are spread. */
const days = 395
const minutesADay = 24 * 60

/** The later statuses of an order of this age in days, each with days after the placing. */
function chooseHistory({ chance, next }: SampleTools['random'], age: number): [OrderStatus, number][] {
  const paid = 0.1 + next() * 2
  const shipped = paid + 0.4 + next() * 2
  const delivered = shipped + 1 + next() * 4
  if (chance(0.05)) return [['cancelled', paid]]
  const history: [OrderStatus, number][] = [
    ['paid', paid],
    ['shipped', shipped],
    ['delivered', delivered],
  ]
  if (chance(0.04)) history.push(['refunded', delivered + 3 + next() * 8])
  return history.filter(([, after]) => after < age)
}

const notes = ['Please ring twice.', 'It is a present: no invoice in the box, please.', 'Leave it with the neighbours.']

/** A few products that existed at that time, preferring those with high `weight`, each in one of its variants. */
function getItems({ random }: SampleTools, products: readonly SoldProduct[], order: { id: number; age: number }) {
  const available = products.filter((product) => product.age > order.age)
  const chosen = random
    .shuffle(available)
    .sort((one, other) => other.weight * random.next() - one.weight * random.next())
    .slice(0, random.int(1, 4))
  const bought = chosen.flatMap(({ rows }) => rows[order.id % rows.length] ?? [])
  return bought.map((product) => ({
    product,
    qty: random.chance(0.3) ? random.int(4, 12) : random.int(1, 3),
    price: product.price,
    salesPrice: product.salesPrice,
    category: [product.category],
  }))
}

const createLines = (orderId: number, items: ReturnType<typeof getItems>, shares: readonly number[]) =>
  items.map(({ product: { id: productId, ...product }, qty }, index) => ({
    ...product,
    orderId,
    position: index + 1,
    productId,
    qty,
    total: product.salesPrice * qty,
    deduction: shares[index] ?? 0,
  }))

/** About thirteen months of orders for sample customers, placed by sample users. */
export function sampleOrders(tools: SampleTools, products: readonly SoldProduct[]) {
  const { users, people, random, ago } = tools
  const discounts = sampleDiscounts(tools)
  const customers = people.filter(({ labels }) => !labels.some((label) => ['Supplier', 'Logistics'].includes(label)))
  const clerks = users.filter(({ role }) => role !== 'viewer')
  // Orders increase towards the present.
  const ages = Array.from({ length: orderCount }, () => days * random.next() ** 1.3).sort((one, other) => other - one)

  const orders: (Insertable<Tables['shopOrders']> & { id: number })[] = []
  const lines: Insertable<Tables['shopOrderLines']>[] = []
  const steps: Insertable<Tables['shopOrderSteps']>[] = []

  for (const [index, age] of ages.entries()) {
    const id = index + 1
    const at = (after: number) => ago({ minutes: Math.round((age - after) * minutesADay) })
    const clerk = random.pick(clerks)
    const person = random.pick(customers)
    const items = getItems(tools, products, { id, age })
    const delivery = random.chance(0.75) ? 'standard' : random.pick(deliveries)
    const history: [OrderStatus, number][] = [['pending', 0], ...chooseHistory(random, age)]
    const [status, lastAfter] = history.at(-1) ?? (['pending', 0] as const)
    const code = discounts.chooseCode(
      { id, age, buyerId: clerk.id, isCancelled: status === 'cancelled' },
      items,
      delivery,
    )
    const sums = calculateSums(items, delivery, code)
    const order = toOrderRow({
      ...sums,
      paid: status === 'pending' || voidStatuses.some((one) => one === status) ? 0 : sums.total,
      credited: status === 'refunded' ? sums.total : 0,
      invoice: null,
      discountCode: code ? { code: code.code, kind: code.kind, value: fromCents(code.value) } : null,
      number: 1000 + id,
      key: `sample-${id}`,
      status,
      buyerId: clerk.id,
      currency: builtWorkspace.currency,
      address: createAddress(person),
      delivery,
      payment: random.chance(0.6) ? 'invoice' : random.pick(paymentMethods),
      note: random.chance(0.06) ? random.pick(notes) : '',
      taxRate: toHundredths(taxRate),
      createdAt: at(0),
      updatedAt: at(lastAfter),
    })
    orders.push({ id, ...order })
    lines.push(...createLines(id, items, code ? splitDeduction(items, code, sums.deduction) : []))
    for (const [position, [to, after]] of history.entries()) {
      const from = history[position - 1]?.[0] ?? null
      const userId = from === null ? clerk.id : random.pick(['u1', 'u2', 'u5'])
      steps.push({ id: steps.length + 1, orderId: id, at: at(after), userId, from, to, note: '' })
    }
  }
  return { orders, lines, steps, discounts: discounts.rows(), uses: discounts.uses }
}
