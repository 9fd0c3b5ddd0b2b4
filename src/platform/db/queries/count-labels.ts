import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { countInFacet } from './count-at-most.ts'

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
