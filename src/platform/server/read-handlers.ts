import type { Database } from '#platform/db/database.ts'
import type { Api } from './api.ts'
import { narrowed } from './narrow.ts'
import type { Readable } from './readable.ts'

/** The handlers over what somebody may read of a database, and that database; made once for each ability. */
export function readHandlers(api: Api, { db: whole }: Database) {
  const made = new WeakMap<Readable, { db: Database['db']; handlers: ReturnType<Api['handlers']> }>()
  return (readable: Readable) => {
    const known = made.get(readable)
    if (known) return known
    const db = narrowed(whole, readable.tables)
    const fresh = { db, handlers: api.handlers(db) }
    made.set(readable, fresh)
    return fresh
  }
}
