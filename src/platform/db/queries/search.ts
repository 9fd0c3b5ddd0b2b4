import { type SqlBool, sql } from 'kysely'
import { fold } from '#platform/text/fold.ts'

/**
 * Condition that the column with the folded text contains every word of `q`. The text is stored folded, because SQLite
 * and PostgreSQL fold case differently.
 */
export const contains = (column: string, q: string) =>
  sql.join<SqlBool>(
    [
      sql`1 = 1`,
      ...words(q).map((word) => sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    ],
    sql` and `,
  )

const words = (q: string) => fold(q).split(/\s+/).filter(Boolean)
