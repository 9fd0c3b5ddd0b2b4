import { type SqlBool, sql } from 'kysely'
import { fold } from '#platform/text/fold.ts'

/**
 * True where every word of `q` is somewhere in the column that holds the folded text. It is stored so because SQLite and
 * PostgreSQL fold case each in their own way.
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
