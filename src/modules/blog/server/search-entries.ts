import { never, type SearchSource } from '#platform/server/search/search-source.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'
import { getDetailPath } from '../blog-paths.ts'
import { getPhase } from '../contract-fields.ts'
import type { Tables } from './tables.ts'

export const postEntries: SearchSource<Tables> = {
  tables: { blogPosts: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('blogPosts')
      .leftJoin('users', 'users.id', 'blogPosts.authorId')
      .select(['blogPosts.id', 'title', 'slug', 'content', 'excerpt', 'tags', 'category', 'date', 'publishAt'])
      .select(['blogPosts.status', 'users.name'])
      .where('blogPosts.id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, title, slug, content, excerpt, tags, category, date, publishAt, status, name }) => ({
      recordId: id,
      title,
      detail: [name, category].filter(Boolean).join(' · '),
      text: [name, category, ...tags, excerpt, textOfHtml(content)].join('\n'),
      path: getDetailPath(slug),
      at: date,
      ...(getPhase(status) !== 'done' && { editorsUntil: (getPhase(status) === 'waiting' && publishAt) || never }),
    }))
  },
}
