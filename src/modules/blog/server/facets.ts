import type { Db } from '#platform/db/engines/database.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { categories, type Status, statuses } from '../contract-fields.ts'
import type { Facets } from '../contract-posts.ts'
import { type Caller, isPublished, matchPermitted, matchStatus } from './visible-posts.ts'
import type { Tables } from './tables.ts'

const maxTagsShown = 30

/** Number of posts per filter value, as visible to the user. */
export async function countFacets(db: Db<Tables>, caller: Caller): Promise<Facets> {
  const existing = db.selectFrom('blogPosts').where('deletedAt', 'is', null)
  const published = existing.where(isPublished(caller.now))
  const count = async (query: typeof existing) =>
    Number((await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count)

  const byStatus = new Map<Status, number>()
  for (const status of statuses) byStatus.set(status, await count(existing.where(matchStatus(status, caller))))
  const byCategory = await published
    .select((eb) => ['category', eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const countCategory = (category: (typeof categories)[number]) =>
    Number(byCategory.find((row) => row.category === category)?.count ?? 0)
  const tags = await db
    .selectFrom('blogTags')
    .where('postId', 'in', published.select('id'))
    .select((eb) => [eb.fn.min('tag').as('tag'), eb.fn.countAll<number>().as('count')])
    .groupBy('folded')
    .orderBy('count', 'desc')
    .orderBy('folded')
    .limit(maxTagsShown)
    .execute()
  const authors = await db
    .selectFrom('blogPosts')
    .innerJoin('users', 'users.id', 'blogPosts.authorId')
    .where('blogPosts.id', 'in', published.select('id'))
    .select((eb) => ['users.id', 'users.name', 'users.avatar', eb.fn.countAll<number>().as('count')])
    .groupBy(['users.id', 'users.name', 'users.avatar'])
    .orderBy('count', 'desc')
    .orderBy('users.id')
    .execute()

  return {
    category: mapNames(categories, countCategory),
    status: mapNames(statuses, (status) => byStatus.get(status) ?? 0),
    deleted: await count(
      db.selectFrom('blogPosts').where('deletedAt', 'is not', null).where(matchPermitted(caller, 'delete')),
    ),
    tags: tags.map(({ tag, count: posts }) => ({ tag, count: Number(posts) })),
    authors: authors.map(({ count: posts, ...author }) => ({ ...author, count: Number(posts) })),
  }
}
