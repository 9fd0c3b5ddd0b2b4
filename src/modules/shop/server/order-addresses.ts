import { sql } from 'kysely'
import { allows } from '#platform/permissions/rules.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Order, type OrderList, shopOrders } from '../contract-orders.ts'

type Reading = Pick<Call, 'access' | 'user'>

/** Whether the user may read the addresses of every order. */
const seesAllAddresses = ({ access: { ability } }: Pick<Call, 'access'>) =>
  getScope(ability, 'readAddresses', shopOrders) === 'all'

const seesAddress = (order: Order, { access: { ability }, user }: Reading) =>
  order.buyer.id === user.id || allows(ability, 'readAddresses', shopOrders, order)

/** The order without the address of another buyer, unless the user may read it. */
export function hideAddress<Shown extends Order>(
  order: Shown,
  call: Reading,
): Omit<Shown, 'address'> & Pick<Order, 'address'> {
  if (seesAddress(order, call)) return order
  const { address: _address, ...rest } = order
  return rest
}

/** What a list searches: the number alone in orders whose address the user may not read, which it could reveal letter by letter. */
export const searchedText = (call: Reading) =>
  seesAllAddresses(call)
    ? undefined
    : sql<string>`case when ${sql.ref('buyerId')} = ${call.user.id} then ${sql.ref('search')} else cast(${sql.ref('number')} as text) end`

/** The order of names, and the place of a page in it, would reveal them. */
export const permittedSort = <Query extends Pick<OrderList, 'sort'>>(query: Query, call: Reading): Query =>
  (query.sort === 'name' || query.sort === '-name') && !seesAllAddresses(call)
    ? { ...query, sort: '-createdAt' }
    : query
