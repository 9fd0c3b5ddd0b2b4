import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

export const noteEntries: SearchSource<Tables> = {
  // The path no longer names the archive, in which a shared note is for some of its members only.
  version: 2,
  tables: { notes: 'id', noteMembers: 'noteId' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('notes')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    const members = await db
      .selectFrom('noteMembers')
      .select(['noteId', 'userId'])
      .where('noteId', 'in', ids.map(Number))
      .execute()
    const byNote = Map.groupBy(members, ({ noteId }) => noteId)
    return rows.map(({ id, title, text, items, labels, updatedAt }) => ({
      recordId: id,
      title,
      detail: labels.join(' · '),
      text: [text, ...items.map((item) => item.text), ...labels].join('\n'),
      path: `/apps/notes?note=${id}`,
      at: updatedAt,
      users: (byNote.get(id) ?? []).map(({ userId }) => userId),
    }))
  },
}
