import { type RawBuilder, sql } from 'kysely'

/** A column's value, by no index: for where one would lead the long way, which no engine can know without statistics. */
export const withoutIndex = (column: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})`
