import { type SqlBool, sql } from 'kysely'

/** Whether a column has one of these values. They are written out: only so is an index of two columns taken. */
export const isOneOf = (column: string, values: readonly string[]) =>
  values.length > 0
    ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
    : sql<SqlBool>`false`

/** Whether a column has none of these values: one by one, so that an index of the rows without one of them is taken. */
export const isNoneOf = (column: string, values: readonly string[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...values.map((value) => sql`${sql.ref(column)} <> ${sql.lit(value)}`)], sql` and `)}`
