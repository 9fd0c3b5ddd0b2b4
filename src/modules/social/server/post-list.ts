import { sql } from 'kysely'
import { countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { contains } from '#platform/db/queries/search.ts'
import { fold } from '#platform/text/fold.ts'
import { maxRows } from '../contract-fields.ts'
import type { Liker, Post, PostList, Tag } from '../contract-posts.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import { followedByPerson } from './people-rows.ts'
import { postRows, isVisibleTo, toPosts } from './post-rows.ts'
import type { Tables } from './tables.ts'

interface ListOptions {
  limit: number
  /** Maximum number of comments per post; all by default. */
  comments?: number
}

/** The requested posts visible to `me`, newest first. */
export async function listPosts(db: Db<Tables>, me: number, query: PostList, { limit, comments }: ListOptions) {
  const { person, following, tag, q, before, after } = query
  let matches = postRows(db).where('socialPosts.deletedAt', 'is', null).where(isVisibleTo(me))
  if (person !== undefined) matches = matches.where('socialPosts.personId', '=', person)
  if (following === true)
    matches = matches.where((eb) => eb.or([eb('socialPosts.personId', '=', me), sql<boolean>`${followedByPerson(me)}`]))
  if (tag)
    matches = matches.where('socialPosts.id', 'in', (eb) =>
      eb
        .selectFrom('socialPostTags')
        .select('postId')
        .where('tag', '=', fold(tag.replace(/^#/, ''))),
    )
  if (q?.trim()) matches = matches.where((eb) => eb.or([contains('socialPosts.search', q), contains('byName', q)]))
  if (after !== undefined) matches = matches.where('socialPosts.id', '>', after)
  const { total, isLeast } = await countTotal(matches)
  if (before !== undefined) matches = matches.where('socialPosts.id', '<', before)
  const rows = await matches.orderBy('socialPosts.id', 'desc').limit(limit).execute()
  return new Page(await toPosts(db, me, rows, comments), total, { isLeast })
}

/** The list as the endpoints with a fixed format return it: all posts, with comments and replies. */
export async function allPosts(db: Db<Tables>, me: number): Promise<{ posts: Post[] }> {
  const { items } = await listPosts(db, me, {}, { limit: maxRows })
  return { posts: [...items] }
}

const tagPeriodDays = 90

export async function listTags(db: Db<Tables>, me: number, now: string, limit: number): Promise<Tag[]> {
  const since = new Date(Date.parse(now) - tagPeriodDays * 24 * 60 * 60_000).toISOString()
  const rows = await db
    .selectFrom('socialPostTags')
    .innerJoin('socialPosts', 'socialPosts.id', 'socialPostTags.postId')
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', since)
    .where(isVisibleTo(me))
    .groupBy('tag')
    .select((eb) => [eb.fn.max('socialPostTags.name').as('name'), eb.fn.countAll<number>().as('posts')])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(limit)
    .execute()
  return rows.map(({ name, posts }) => ({ tag: name, posts: Number(posts) }))
}

/** People who like a post or comment, newest first. */
export async function listLikers(
  db: Db<Tables>,
  me: number,
  target: { postId: number } | { commentId: number },
): Promise<Liker[]> {
  const likes =
    'postId' in target
      ? db.selectFrom('socialPostLikes').select(['personId', 'at']).where('postId', '=', target.postId)
      : db.selectFrom('socialCommentLikes').select(['personId', 'at']).where('commentId', '=', target.commentId)
  const rows = await db
    .selectFrom(likes.as('likes'))
    .innerJoin('socialPeople', 'socialPeople.id', 'likes.personId')
    .select(authorColumns)
    .select(['likes.at as time', followedByPerson(me).as('isFollowed')])
    .orderBy('likes.at', 'desc')
    .orderBy('socialPeople.id')
    .limit(maxRows)
    .execute()
  return rows.map(({ isFollowed, ...row }) => ({
    ...toAuthor(row),
    isFollowed: Boolean(isFollowed),
    isSelf: row.authorId === me,
  }))
}
