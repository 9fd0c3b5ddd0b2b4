import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { withRowFilters } from './with-row-filters.ts'
import type { ReadScope } from './row-filters.ts'

/** Handlers on a database with row filters, and that database; created once for each ability. */
export function readHandlers(api: Api, { db: whole }: Database) {
  const cache = new WeakMap<ReadScope, { db: Database['db']; handlers: ReturnType<Api['handlers']> }>()
  return (readScope: ReadScope) => {
    const cached = cache.get(readScope)
    if (cached) return cached
    const db = withRowFilters(whole, readScope.tables)
    const created = { db, handlers: api.handlers(db) }
    cache.set(readScope, created)
    return created
  }
}
