import type { Database } from '#platform/db/engines/database.ts'
import type { FileStore } from './files.ts'
import type { Log } from '#platform/server/services.ts'

/** In ms. An upload writes the bytes before the row: younger files may still get theirs. */
const minAge = 24 * 60 * 60_000
// If more files than this number and share have no row, the database is probably the wrong one.
const suspiciousShare = 0.1
const suspiciousCount = 20

/**
 * Deletes stored files that no row names, which aborted uploads leave behind. If suspiciously many have no row, such as
 * after a start with another database, it deletes none and logs an error.
 */
export async function sweepOrphans({ db }: Database, store: FileStore, now: Date, log: Log) {
  const orphans: string[] = []
  let count = 0
  for await (const ids of store.list(new Date(now.getTime() - minAge))) {
    if (ids.length === 0) continue
    count += ids.length
    const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
    const referenced = new Set(rows.map(({ id }) => id))
    orphans.push(...ids.filter((id) => !referenced.has(id)))
  }
  if (orphans.length === 0) return
  if (orphans.length > suspiciousCount && orphans.length > count * suspiciousShare) {
    log.error(
      { orphans: orphans.length, files: count },
      'too many stored files are not in the database: none was removed',
    )
    return
  }
  for (const id of orphans) await store.remove(id)
  log.info({ orphans: orphans.length, files: count }, 'stored files that are not in the database were removed')
}
