import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import type { Tables } from '../server/tables.ts'

interface SentOrder {
  id: number
  steps: readonly Insertable<Tables['shopOrderSteps']>[]
  lines: readonly Pick<Insertable<Tables['shopOrderLines']>, 'productId' | 'qty'>[]
  total: number
}

const carriers = ['Royal Mail', 'DPD', 'Evri'] as const

/** What was sent and taken back of the orders, as their steps say. */
export function createOrderParts(orders: readonly SentOrder[], { random }: SampleTools) {
  const shipments: Insertable<Tables['shopShipments']>[] = []
  const refunds: Insertable<Tables['shopRefunds']>[] = []
  for (const { id: orderId, steps, lines, total } of orders) {
    const pieces = JSON.stringify(lines.map(({ productId: id, qty }) => ({ id, qty })))
    for (const { to, at, userId } of steps) {
      const common = { orderId, lines: pieces, at, userId }
      if (to === 'shipped')
        shipments.push({
          id: shipments.length + 1,
          ...common,
          carrier: random.pick(carriers),
          tracking: `LM${String(random.int(10_000_000, 99_999_999))}GB`,
        })
      if (to === 'refunded')
        refunds.push({ id: refunds.length + 1, ...common, amount: total, restocked: false, reason: 'Arrived broken.' })
    }
  }
  return { shipments, refunds }
}
