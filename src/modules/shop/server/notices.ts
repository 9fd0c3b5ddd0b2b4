import type { Db } from '#platform/db/engines/database.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import { shop } from '../contract.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import type texts from '../locales/en.json'
import type { Tables } from './tables.ts'

export interface NotifyingCall {
  events: Pick<Notifier, 'notify'>
}

const createOrderNotice = ({ id }: Pick<FullOrder, 'id'>) => ({
  topic: shopOrders.name,
  path: `/apps/ecommerce/orders/${id}`,
  recordId: id,
})

/** A product is running out at this number of pieces or less. */
export const fewPieces = 5

/** Notifies those who may change orders of a new one. */
export const notifyPlaced = ({ events: { notify } }: NotifyingCall, who: string, order: FullOrder) =>
  notify(
    { permission: 'update' },
    {
      kind: 'placed',
      values: { who, number: String(order.number), total: { cents: toCents(order.total), currency: order.currency } },
      ...createOrderNotice(order),
    },
  )

/** Keys of the names of statuses in notices. A status without a name does not compile. */
type StatusText = `states.${keyof (typeof texts)['notices']['shop-orders']['states']}`

/** An order that is collected is not shipped, but ready. */
const getStatusText = ({ status, delivery }: FullOrder): StatusText =>
  status === 'shipped' && delivery === 'pickup' ? 'states.ready' : `states.${status}`

/** Notifies the buyer of the status of their order. */
export const notifyStatus = ({ events: { notify } }: NotifyingCall, order: FullOrder) =>
  notify([order.buyer.id], {
    kind: 'status',
    values: { number: String(order.number), status: { text: getStatusText(order) } },
    ...createOrderNotice(order),
  })

/** Notifies those who may change products of those that began to run out or sold out with this sale. */
export async function notifyLowStock(
  db: Db<Tables>,
  { events: { notify } }: NotifyingCall,
  sold: readonly { productId: number; qty: number }[],
) {
  const rows = await db
    .selectFrom('shopProducts')
    .select(['id', 'title', 'qty'])
    .where(
      'id',
      'in',
      sold.map(({ productId }) => productId),
    )
    .where('qty', '<=', fewPieces)
    .execute()
  for (const { id, title, qty } of rows) {
    const before = qty + (sold.find(({ productId }) => productId === id)?.qty ?? 0)
    if (before <= fewPieces && qty > 0) continue
    notify(
      { permission: 'update' },
      {
        kind: qty > 0 ? 'lowStock' : 'soldOut',
        topic: shop.name,
        values: { title, left: qty },
        path: `/apps/ecommerce/detail/${id}`,
        recordId: id,
      },
    )
  }
}

/** Withdraws notices of products that are in stock again. */
export function withdrawRestocked(
  { withdraw }: Pick<Notifier, 'withdraw'>,
  products: readonly { id: number; qty: number }[],
) {
  for (const { id, qty } of products) {
    if (qty > 0) withdraw({ topic: shop.name, kind: 'soldOut', recordId: id })
    if (qty > fewPieces) withdraw({ topic: shop.name, kind: 'lowStock', recordId: id })
  }
}
