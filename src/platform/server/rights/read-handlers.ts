import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { withRowFilters } from './with-row-filters.ts'
import type { ReadScope } from './row-filters.ts'

/** Handlers on a database with row filters, and that database; created once for each ability. */
export function readHandlers(api: Api, { db: whole }: Database) {
  const made = new WeakMap<ReadScope, { db: Database['db']; handlers: ReturnType<Api['handlers']> }>()
  return (readScope: ReadScope) => {
    const known = made.get(readScope)
    if (known) return known
    const db = withRowFilters(whole, readScope.tables)
    const fresh = { db, handlers: api.handlers(db) }
    made.set(readScope, fresh)
    return fresh
  }
}
