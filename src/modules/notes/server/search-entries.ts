import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

export const noteEntries: SearchSource<Tables> = {
  tables: { notes: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('notes')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, ownerId, title, text, items, labels, archived, updatedAt }) => ({
      recordId: id,
      title,
      detail: labels.join(' · '),
      text: [text, ...items.map((item) => item.text), ...labels].join('\n'),
      path: `/apps/notes?${archived ? 'place=archive&' : ''}note=${id}`,
      at: updatedAt,
      users: [ownerId],
    }))
  },
}
