import type { Db } from '#platform/db/engines/database.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { FullOrder } from '../contract-orders.ts'
import type { Tables } from './tables.ts'

interface By {
  userId: string
  name: string
  avatar: string
}

const withAuthor = <Row extends By & { orderId: number }>({
  orderId: _order,
  userId: id,
  name,
  avatar,
  ...row
}: Row) => ({
  ...row,
  by: { id, name, avatar },
})

const author = ['users.id as userId', 'users.name as name', 'users.avatar as avatar'] as const

/** The changes of the status of orders, in their order. */
export async function findSteps(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('shopOrderSteps')
    .innerJoin('users', 'users.id', 'shopOrderSteps.userId')
    .select(['orderId', 'at', 'from', 'to', 'note', ...author])
    .where('orderId', 'in', ids)
    .orderBy('orderId')
    .orderBy('shopOrderSteps.id')
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id: number): FullOrder['history'] => (byOrder.get(id) ?? []).map(withAuthor)
}

/** What was sent of orders. */
export async function findShipments(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('shopShipments')
    .innerJoin('users', 'users.id', 'shopShipments.userId')
    .select(['shopShipments.id as id', 'orderId', 'lines', 'carrier', 'tracking', 'at', ...author])
    .where('orderId', 'in', ids)
    .orderBy('shopShipments.id')
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id: number): FullOrder['shipments'] => (byOrder.get(id) ?? []).map(withAuthor)
}

/** What buyers send back of orders. */
export async function findReturns(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('shopReturns')
    .innerJoin('users', 'users.id', 'shopReturns.userId')
    .select([
      'shopReturns.id as id',
      'orderId',
      'lines',
      'reason',
      'note',
      'state',
      'restocked',
      'at',
      'shopReturns.updatedAt as updatedAt',
      ...author,
    ])
    .where('orderId', 'in', ids)
    .orderBy('shopReturns.id')
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id: number): FullOrder['returns'] =>
    (byOrder.get(id) ?? []).map(({ restocked, ...row }) => ({ ...withAuthor(row), restocked: restocked ?? [] }))
}

/** What was taken back of orders. */
export async function findRefunds(db: Db<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('shopRefunds')
    .innerJoin('users', 'users.id', 'shopRefunds.userId')
    .select(['shopRefunds.id as id', 'orderId', 'lines', 'amount', 'restocked', 'reason', 'at', ...author])
    .where('orderId', 'in', ids)
    .orderBy('shopRefunds.id')
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id: number): FullOrder['refunds'] =>
    (byOrder.get(id) ?? []).map((row) => ({ ...withAuthor(row), amount: fromCents(row.amount) }))
}
