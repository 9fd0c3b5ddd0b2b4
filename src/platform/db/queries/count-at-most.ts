import { type SelectQueryBuilder, sql } from 'kysely'
import { maxCounted, maxInFacet } from '#platform/numbers/counted.ts'

const countQuery = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, most: number) => {
  const limited = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(most)
  return sql<number>`(select count(*) from (${limited}) as "some")`
}

/** A column that counts the rows of a query, at most `maxInFacet` + 1; needs an index. */
export const countInFacet = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  countQuery(query, maxInFacet + 1)

/** Counts the rows of a query, at most `max`, so that the cost does not grow with the table. */
async function countAtMost<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, max: number) {
  // Kysely runs a query only from its own table; a query for one row of it changes nothing.
  const countedQuery = query
    .clearSelect()
    .clearOrderBy()
    .clearWhere()
    .select(countQuery(query, max).as('count'))
    .limit(1)
  const row = await countedQuery.$castTo<{ count: number }>().executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Whether a query has at least `count` rows, so that the cost does not grow with the table. */
export async function hasAtLeast<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, count: number) {
  const last = await query
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return last !== undefined
}

/** The count; with `isLeast`, a lower bound. */
export interface Count {
  total: number
  isLeast: boolean
}

/** Counts the rows of a list up to the limit; does not count if `lowerBound` rows are known to exist. */
export async function countTotal<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  lowerBound?: number,
): Promise<Count> {
  if (lowerBound !== undefined) return { total: lowerBound, isLeast: true }
  const total = await countAtMost(query, maxCounted + 1)
  return { total, isLeast: total > maxCounted }
}
