import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { refused } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'

/** The number of different labels of a list's records together, with those in the trash. */
const maxKnown = 1000
/** The number of labels beside a list. */
const maxShown = 200

const foldedColumn = sql.ref<string>('folded')
const current = sql<string>`"known"."folded"`

/** Rows of a table with the columns `folded` and `label`, and one with the id of a record. */
type Labels<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

/** Each label once as "known", the next one found by index; at most one more than permitted. */
function knownLabels<DB, TB extends keyof DB>(labels: Labels<DB, TB>) {
  const next = (after: RawBuilder<string>) =>
    labels.where(foldedColumn, '>', after).select(sql<string>`min(${foldedColumn})`.as('folded'))
  return sql`
    recursive "known" ("folded", "number") as (
      select ${next(sql`''`)}, 1
      union all
      select ${next(current)}, "known"."number" + 1 from "known"
      where ${current} is not null and "known"."number" <= ${sql.lit(maxKnown)}
    )`
}

/** 422 if a list would have too many different labels; call it before these are written. */
export async function checkKnownLabels<DB, TB extends keyof DB>(
  db: Db<DB>,
  labels: Labels<DB, TB>,
  requested: readonly string[],
) {
  const further = new Set(requested.map((label) => fold(label)))
  const found = labels
    .where(isAmong(db, 'folded', [...further]))
    .select(foldedColumn.as('folded'))
    .distinct()
  for (const { folded } of await found.$castTo<{ folded: string }>().execute()) further.delete(folded)
  if (further.size === 0) return
  const { rows } = await sql<{ count: number }>`
    with ${knownLabels(labels)} select count(${current}) as "count" from "known"`.execute(db)
  if (Number(rows[0]?.count ?? 0) + further.size > maxKnown)
    throw refused('labels', `There are at most ${maxKnown} different labels`)
}

/**
 * The labels in use with their numbers of records, by name; the most frequent ones if there are many. `counted` are the
 * rows of records that count.
 */
export async function countLabels<DB, TB extends keyof DB>(
  db: Db<DB>,
  labels: Labels<DB, TB>,
  { counted, idColumn }: { counted: Labels<DB, TB>; idColumn: string },
) {
  const spelling = labels
    .where(foldedColumn, '=', current)
    .select(sql.ref<string>('label').as('label'))
    .orderBy(sql.ref(idColumn))
    .limit(1)
  const { rows } = await sql<{ label: string; count: number }>`
    with ${knownLabels(labels)}
    select ${spelling} as "label", ${countInFacet(counted.where(foldedColumn, '=', current))} as "count"
    from "known" where ${current} is not null order by ${current}`.execute(db)
  const used = rows.map(({ label, count }) => ({ label, count: Number(count) })).filter(({ count }) => count > 0)
  const shown = new Set(used.toSorted((a, b) => b.count - a.count).slice(0, maxShown))
  return used.filter((one) => shown.has(one))
}
