import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { OrderedBy } from './list-order.ts'
import type { RowValues } from './cursor.ts'

const ref = ({ column }: OrderedBy) => sql.ref(column)

/** How many trailing columns have the same direction. */
const lengthOfTail = (order: readonly OrderedBy[]) => {
  const last = order.at(-1)
  const other = order.findLastIndex(({ isDescending }) => isDescending !== last?.isDescending)
  return order.length - 1 - other
}

/** The first columns equal those of the row, the next is beyond it; an index can be scanned from there. */
function condition(order: readonly OrderedBy[], values: RowValues, from: number, to: number) {
  const same = order.slice(0, from).map((by, index) => sql<SqlBool>`${ref(by)} = ${values[index]}`)
  const sign = order[from]?.isDescending ? sql`<` : sql`>`
  const [left, right] = [order.slice(from, to).map(ref), values.slice(from, to)]
  return sql.join<SqlBool>([...same, sql`(${sql.join(left)}) ${sign} (${sql.join(right)})`], sql` and `)
}

/**
 * The rows of a query after a given row, as several queries in sequence: a single condition would keep both engines
 * from using an index.
 */
export function keysetQueries<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: readonly OrderedBy[],
  values: RowValues,
) {
  const tail = order.length - lengthOfTail(order)
  const parts = [
    [tail, order.length] as const,
    ...Array.from({ length: tail }, (_, at) => [tail - 1 - at, tail - at] as const),
  ]
  return parts.map(([from, to]) => query.where(condition(order, values, from, to)))
}
