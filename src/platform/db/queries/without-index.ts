import { type RawBuilder, sql } from 'kysely'

/**
 * A column's value that no index is used for, where an index would be slower and the engines cannot know it without
 * statistics.
 */
export const withoutIndex = (column: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})`
