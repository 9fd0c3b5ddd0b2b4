import { type SqlBool, sql } from 'kysely'

/**
 * Text as it is searched and sorted by: without case, accents and width ("Öztürk" is found by "ozt"). Stored in a
 * column of its own, since SQLite and PostgreSQL fold case each in their own way.
 */
export const fold = (...parts: (string | null | undefined)[]) =>
  parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** True where every word of `q` is somewhere in the folded column. */
export const contains = (column: string, q: string) =>
  sql.join<SqlBool>(
    [
      sql`1 = 1`,
      ...words(q).map((word) => sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    ],
    sql` and `,
  )

const words = (q: string) => fold(q).split(/\s+/).filter(Boolean)
