import { sql } from 'kysely'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

const maxTitleLength = 120

/** Posts by text and comments; those for followers are visible to current followers. */
export const postEntries: SearchSource<Tables> = {
  tables: { socialPosts: 'id', socialComments: 'postId' },
  circles: (db) => async (userId) => {
    const me = await db.selectFrom('socialPeople').select('id').where('userId', '=', userId).executeTakeFirst()
    if (!me) return []
    const followed = await db.selectFrom('socialFollows').select('followedId').where('followerId', '=', me.id).execute()
    return [me.id, ...followed.map(({ followedId }) => followedId)]
  },
  entries: (db) => async (recordIds) => {
    const ids = recordIds.map(Number)
    const rows = await db
      .selectFrom('socialPosts as post')
      .innerJoin('socialPeople as person', 'person.id', 'post.personId')
      .select(['post.id', 'post.content', 'post.pictures', 'post.visibility', 'post.createdAt', 'post.personId'])
      .select('person.name')
      .where('post.id', 'in', ids)
      .where('post.deletedAt', 'is', null)
      .execute()
    const comments = await db
      .selectFrom('socialComments')
      .select(['postId', 'comment'])
      .where('postId', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    const commentsByPost = Map.groupBy(comments, ({ postId }) => postId)
    return rows.map(({ id, content, pictures, visibility, createdAt, personId, name }) => {
      const titles = pictures.map(({ title }) => title)
      const title = content.replaceAll(/\s+/g, ' ').trim() || titles.join(', ') || name
      return {
        recordId: id,
        title: title.length > maxTitleLength ? `${title.slice(0, maxTitleLength)}…` : title,
        detail: name,
        text: [content, ...titles, ...(commentsByPost.get(id) ?? []).map(({ comment }) => comment)].join('\n'),
        path: `/apps/users/profile?post=${id}`,
        at: createdAt,
        ...(visibility !== 'everyone' && { circle: personId }),
      }
    })
  },
}

export const personEntries: SearchSource<Tables> = {
  tables: { socialPeople: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('socialPeople')
      .select(['id', 'handle', 'name', 'role', 'company', 'city', 'about', 'joinedAt'])
      .where('id', 'in', ids.map(Number))
      .where(sql<boolean>`"name" <> ''`)
      .execute()
    return rows.map(({ id, handle, name, role, company, city, about, joinedAt }) => ({
      recordId: id,
      title: name,
      detail: [role, company].filter(Boolean).join(' · '),
      text: [handle, role, company, city, about].join('\n'),
      path: `/apps/users/profile?person=${id}`,
      at: joinedAt,
    }))
  },
}
