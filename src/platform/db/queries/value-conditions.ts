import { type Kysely, type SqlBool, sql } from 'kysely'
import { detectEngine } from '#platform/db/engines/detect-engine.ts'

/**
 * Whether a column has one of these values. They are literals: only then is an index of two columns used. A single one
 * is compared as the conditions of partial indexes are.
 */
export function isOneOf(column: string, values: readonly string[]) {
  const [first, ...others] = values
  if (first === undefined) return sql<SqlBool>`false`
  if (others.length === 0) return sql<SqlBool>`${sql.ref(column)} = ${sql.lit(first)}`
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}

/** Whether a column has none of these values: separate conditions, so that a partial index can be used. */
export const isNoneOf = (column: string, values: readonly string[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...values.map((value) => sql`${sql.ref(column)} <> ${sql.lit(value)}`)], sql` and `)}`

/**
 * Whether a column has one of any number of values. They are one JSON parameter: a statement takes 32,766 parameters on
 * SQLite and 65,535 on PostgreSQL, which a user's own records can exceed.
 */
export function isAmong(
  db: Pick<Kysely<never>, 'getExecutor'>,
  column: string,
  values: readonly number[] | readonly string[],
) {
  if (values.length === 0) return sql<SqlBool>`1 = 0`
  const list = JSON.stringify(values)
  if (detectEngine(db) === 'sqlite') return sql<SqlBool>`${sql.ref(column)} in (select "value" from json_each(${list}))`
  const type = sql.raw(typeof values[0] === 'number' ? 'bigint' : 'text')
  return sql<SqlBool>`${sql.ref(column)} in (
    select cast("value" as ${type}) from jsonb_array_elements_text(cast(${list} as jsonb)) as "list" ("value"))`
}
