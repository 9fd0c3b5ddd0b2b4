import { type SelectQueryBuilder, sql } from 'kysely'
import { maxCounted, maxInFacet } from '#platform/numbers/counted.ts'

const counting = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, most: number) => {
  const some = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(most)
  return sql<number>`(select count(*) from (${some}) as "some")`
}

/** How many rows a query finds, up to one more than `maxInFacet`: a column of another query, which an index should lead to. */
export const countInFacet = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  counting(query, maxInFacet + 1)

/** How many rows a query finds, at most `most`: it stops there, so that its cost does not grow with the table. */
async function countAtMost<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, most: number) {
  // A query can only be asked where it came from: that it is of one row of the same table changes nothing.
  const one = query.clearSelect().clearOrderBy().clearWhere().select(counting(query, most).as('count')).limit(1)
  const row = await one.$castTo<{ count: number }>().executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** How many there are; where it `isLeast`, that and more. */
export interface Count {
  total: number
  isLeast: boolean
}

/** How many rows a list has, as far as they are counted; none where so many are `sure` to be there. */
export async function totalOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sure?: number,
): Promise<Count> {
  if (sure !== undefined) return { total: sure, isLeast: true }
  const total = await countAtMost(query, maxCounted + 1)
  return { total, isLeast: total > maxCounted }
}
