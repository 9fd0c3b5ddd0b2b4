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
  const max = isFew ? maxCounted + 1 : batchSize
  const keysAfter = (last?: Key) => getKeys(walk, order, { anchor: last?.values, offset: 0, max, isSorted: isFew })

  async function* ids(keys: readonly Key[]): AsyncGenerator<number[]> {
    for (let page = keys; page.length > 0; page = await keysAfter(page.at(-1))) {
      yield* batches(
        page.map(({ id }) => Number(id)),
        batchSize,
      )
      if (page.length < max) return
    }
  }
  return ids(await keysAfter())
}
