import type { SelectQueryBuilder } from 'kysely'
import { batches } from '#platform/records/batches.ts'
import { maxCounted } from '#platform/numbers/counted.ts'
import { countTotal } from './count-at-most.ts'
import { getOrder } from './list-order.ts'
import { getKeys, type Key } from './keyset-page.ts'
import { type Columns, buildStatements, type ListFilters } from './page.ts'

const batchSize = 500

/**
 * The ids of all results of a list, in its order, in batches: each query continues after the last id, so that neither
 * database nor memory holds them all. The first batch is read before this returns, so errors occur before anything is
 * sent. Rows that move meanwhile may occur twice or not at all.
 */
export async function listIds<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  filters: ListFilters & Record<string, unknown>,
  columns: Columns<SelectQueryBuilder<DB, TB, Row>> = {},
): Promise<AsyncGenerator<number[]>> {
  const { filtered, ordered, scan } = buildStatements(query, filters, columns)
  const isFew = columns.isUnindexed ? !(await countTotal(filtered, columns.lowerBound)).isLeast : false
  const walk = columns.isUnindexed && !isFew ? scan() : ordered
  const order = getOrder(walk)
  // A small result is sorted once.
  const most = isFew ? maxCounted + 1 : batchSize
  const keysAfter = (last?: Key) => getKeys(walk, order, { anchor: last?.values, offset: 0, most, isSorted: isFew })

  async function* ids(keys: readonly Key[]): AsyncGenerator<number[]> {
    for (let found = keys; found.length > 0; found = await keysAfter(found.at(-1))) {
      yield* batches(
        found.map(({ id }) => Number(id)),
        batchSize,
      )
      if (found.length < most) return
    }
  }
  return ids(await keysAfter())
}
