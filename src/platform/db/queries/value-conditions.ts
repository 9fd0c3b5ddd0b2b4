import { type SqlBool, sql } from 'kysely'

/** Whether a column has one of these values. They are literals: only then is an index of two columns used. */
export const isOneOf = (column: string, values: readonly string[]) =>
  values.length > 0
    ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
    : sql<SqlBool>`false`

/** Whether a column has none of these values: separate conditions, so that a partial index can be used. */
export const isNoneOf = (column: string, values: readonly string[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...values.map((value) => sql`${sql.ref(column)} <> ${sql.lit(value)}`)], sql` and `)}`
