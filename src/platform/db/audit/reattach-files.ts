import type { Kysely } from 'kysely'
import type { PlatformTables, RowImage } from '#platform/db/engines/database.ts'
import { FileId } from '#platform/files/stored-file.ts'

// SQLite returns JSON as text.
const isJson = (text: string) => /^[[{]/.test(text)

/** Every text in a row, at any depth, that may be a file's id. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (FileId.safeParse(value).success) return [value]
    return isJson(value) ? idsIn(parsed(value)) : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Counts a use of every file that a restored row names. Files that the row no longer names stay counted: an extra file
 * is better than a record without its file.
 */
export async function reattachFiles(
  db: Kysely<Pick<PlatformTables, 'files'>>,
  current: RowImage | undefined,
  restored: RowImage,
) {
  const currentIds = new Set(idsIn(current))
  const ids = [...new Set(idsIn(restored))].filter((id) => !currentIds.has(id))
  if (ids.length === 0) return
  await db
    .updateTable('files')
    .set((eb) => ({ uses: eb('uses', '+', 1), unusedSince: null }))
    .where('id', 'in', ids)
    .execute()
}
