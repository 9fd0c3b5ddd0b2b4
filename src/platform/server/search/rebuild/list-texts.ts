import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { getField } from '#platform/fields/fields.ts'
import { retryOnConflict } from '#platform/server/pipeline/retry-on-conflict.ts'
import { wordsVersion } from '#platform/server/search/entry-words.ts'
import type { AnySearchSource } from '#platform/server/search/search-source.ts'

/** What the entries of a source depend on beside its rows: if it differs from that at the last start, all are rebuilt. */
export function getVersion({ version = 1, fields }: Pick<AnySearchSource, 'version' | 'fields'>) {
  const described =
    fields && namesWith(fields, 'isSearched').map((name) => `${name}:${getField(fields[name]?.schema).kind}`)
  return [wordsVersion, version, ...(described ? [described.join(',')] : [])].join('.')
}

const rowsAtOnce = 200

interface Row {
  id: number
  search: string
}

/** Replaces the texts of these rows, unless another process has written the row in the meantime. */
const replace = (database: Database, table: string, rows: readonly (Row & { next: string })[]) =>
  retryOnConflict(() =>
    database.db.transaction().execute(async (db) => {
      for (const { id, search, next } of rows)
        await sql`update ${sql.table(table)} set "search" = ${next} where "id" = ${id} and "search" = ${search}`.execute(
          db,
        )
    }),
  )

/**
 * Rewrites the folded texts of a list where they differ, such as after a new field with a default; in batches, each a
 * short transaction, so that other processes can write meanwhile.
 */
export async function rewriteTexts(database: Database, { tables, texts }: AnySearchSource) {
  const [table] = Object.keys(tables)
  if (!texts || table === undefined) return
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select "id", "search" from ${sql.table(table)} where "id" > ${last} order by "id" limit ${rowsAtOnce}`.execute(
      database.db,
    )
    if (rows.length === 0) return
    const currentTexts = await texts(database.db)(rows.map(({ id }) => String(id)))
    const changed = rows.flatMap((row) => {
      const next = currentTexts.get(row.id)
      return next === undefined || next === row.search ? [] : [{ ...row, next }]
    })
    if (changed.length > 0) await replace(database, table, changed)
    last = rows.at(-1)?.id ?? last
  }
}
