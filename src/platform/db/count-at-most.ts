import type { SelectQueryBuilder } from 'kysely'
import { mostCounted } from '#platform/counted.ts'

/** How many rows a query finds, at most `most`: it stops there, so that its cost does not grow with the table. */
export async function countAtMost<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, most: number) {
  const found = query.clearSelect().clearOrderBy()
  // A query can only be asked where it came from: that it is of one row of the same table changes nothing.
  const one = found
    .clearWhere()
    .select((eb) =>
      eb
        .selectFrom(
          found
            .select((inner) => inner.lit(1).as('one'))
            .limit(most)
            .as('some'),
        )
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .limit(1)
  const row = await one.$castTo<{ count: number }>().executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** How many rows a list has, as far as they are counted; none where so many are `sure` to be there. */
export async function totalOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, sure?: number) {
  if (sure !== undefined) return { total: sure, isLeast: true }
  const total = await countAtMost(query, mostCounted + 1)
  return { total, isLeast: total > mostCounted }
}
