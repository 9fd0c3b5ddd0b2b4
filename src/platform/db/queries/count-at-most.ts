import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
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

/**
 * The labels in use with their numbers of records; each query finds the next label by index. `labels` are the rows of a
 * table with the columns `folded`, `label` and `idColumn`; `counted` are those of records that count.
 */
export async function countLabels<DB, TB extends keyof DB>(
  db: Db<DB>,
  labels: SelectQueryBuilder<DB, TB, object>,
  { counted, idColumn }: { counted: SelectQueryBuilder<DB, TB, object>; idColumn: string },
) {
  const folded = sql.ref<string>('folded')
  const current = sql<string>`"known"."folded"`
  const next = (after: RawBuilder<string>) =>
    labels.where(folded, '>', after).select(sql<string>`min(${folded})`.as('folded'))
  const spelling = labels
    .where(folded, '=', current)
    .select(sql.ref<string>('label').as('label'))
    .orderBy(sql.ref(idColumn))
    .limit(1)
  const { rows } = await sql<{ label: string; count: number }>`
    with recursive "known" ("folded") as (
      select ${next(sql`''`)} union all select ${next(current)} from "known" where ${current} is not null
    )
    select ${spelling} as "label", ${countInFacet(counted.where(folded, '=', current))} as "count"
    from "known" where ${current} is not null order by ${current}`.execute(db)
  return rows.map(({ label, count }) => ({ label, count: Number(count) })).filter(({ count }) => count > 0)
}
