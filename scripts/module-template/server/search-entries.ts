import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

export const plainThingEntries: SearchSource<Tables> = {
  tables: { plainThings: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('plainThings')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, title, createdAt }) => ({
      recordId: id,
      title,
      path: `/apps/plain-things?${new URLSearchParams({ q: title })}`,
      at: createdAt,
    }))
  },
}
