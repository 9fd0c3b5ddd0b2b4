import type { SearchSource } from '#platform/server/search/search-source.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'
import type { Tables } from './tables.ts'

export const documentEntries: SearchSource<Tables> = {
  tables: { textDocuments: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('textDocuments')
      .select(['id', 'ownerId', 'title', 'content', 'updatedAt'])
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, ownerId, title, content, updatedAt }) => ({
      recordId: id,
      title,
      text: textOfHtml(content),
      path: `/forms/form-tiptap?document=${id}`,
      at: updatedAt,
      users: [ownerId],
    }))
  },
}
