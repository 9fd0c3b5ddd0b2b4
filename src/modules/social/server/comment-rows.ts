import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { hasAtLeast } from '#platform/db/queries/count-at-most.ts'
import { withoutIndex } from '#platform/db/queries/without-index.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { Comment, Reply } from '../contract-posts.ts'
import { authorColumns, toAuthor } from './author-rows.ts'
import type { Tables } from './tables.ts'

interface PostRef {
  id: number
  authorId: number
}

async function commentLikes(db: Db<Tables>, me: number, postIds: readonly number[]) {
  const rows = await db
    .selectFrom('socialCommentLikes')
    .where('commentId', 'in', (eb) =>
      eb.selectFrom('socialComments').select('id').where('postId', 'in', postIds).where('deletedAt', 'is', null),
    )
    .groupBy('commentId')
    .select([
      'commentId',
      sql<number>`count(*)`.as('value'),
      sql<number>`count(case when "personId" = ${me} then 1 end)`.as('mine'),
    ])
    .execute()
  return new Map(
    rows.map(({ commentId, value, mine }) => [commentId, { like: Number(mine) > 0, value: Number(value) }]),
  )
}

/** Replies to each comment where a post has only its latest comments. */
export const maxLatestReplies = 3

/** The ids of the last `latest` comments on each post. */
const latestComments = (db: Db<Tables>, postIds: readonly number[], latest: number) =>
  db
    .selectFrom(
      db
        .selectFrom('socialComments')
        .where('postId', 'in', postIds)
        .where('deletedAt', 'is', null)
        .where('parentId', 'is', null)
        .select(['id', sql<number>`row_number() over (partition by "postId" order by "id" desc)`.as('rank')])
        .as('ranked'),
    )
    .where('rank', '<=', latest)
    .select('id')

/** The ids of the last replies to each of these comments. */
const latestReplies = (db: Db<Tables>, comments: ReturnType<typeof latestComments>) =>
  db
    .selectFrom(
      db
        .selectFrom('socialComments')
        .where('parentId', 'in', comments)
        .where('deletedAt', 'is', null)
        .select(['id', sql<number>`row_number() over (partition by "parentId" order by "id" desc)`.as('rank')])
        .as('replies'),
    )
    .where('rank', '<=', maxLatestReplies)
    .select('id')

/**
 * Comments of posts with their replies, oldest first; all, or the last `latest` of each post, with the last replies to
 * each of them.
 */
export async function listComments(
  db: Db<Tables>,
  me: number,
  posts: readonly PostRef[],
  latest?: number,
): Promise<Map<number, Comment[]>> {
  const postIds = posts.map(({ id }) => id)
  const authors = new Map(posts.map(({ id, authorId }) => [id, authorId]))
  let query = db
    .selectFrom('socialComments')
    .innerJoin('socialPeople', 'socialPeople.id', 'socialComments.personId')
    .where('socialComments.postId', 'in', postIds)
    .where('socialComments.deletedAt', 'is', null)
  if (latest !== undefined) {
    const comments = latestComments(db, postIds, latest)
    const replies = latestReplies(db, comments)
    query = query.where((eb) =>
      eb.or([eb('socialComments.id', 'in', comments), eb('socialComments.id', 'in', replies)]),
    )
  }
  const rows = await query
    .select(authorColumns)
    .select([
      'socialComments.id',
      'socialComments.postId',
      'socialComments.parentId',
      'socialComments.comment',
      'socialComments.createdAt as time',
    ])
    .orderBy('socialComments.id')
    .execute()
  const likes = await commentLikes(db, me, postIds)
  const comments = rows.map((row) => ({
    row,
    reply: {
      id: row.id,
      profile: toAuthor(row),
      canRemove: row.authorId === me || authors.get(row.postId) === me,
      data: { comment: row.comment, likes: likes.get(row.id) ?? { like: false, value: 0 } },
    } satisfies Reply,
  }))
  const replies = Map.groupBy(comments, ({ row }) => row.parentId)
  const withReplies = ({ reply }: (typeof comments)[number]): Comment => ({
    ...reply,
    data: { ...reply.data, replies: (replies.get(reply.id) ?? []).map((one) => one.reply) },
  })
  const tops = Map.groupBy(replies.get(null) ?? [], ({ row }) => row.postId)
  return new Map([...tops].map(([postId, comments]) => [postId, comments.map(withReplies)]))
}

/** Number of comments and replies per post. */
export async function countComments(db: Db<Tables>, postIds: readonly number[]) {
  const rows = await db
    .selectFrom('socialComments')
    .where('postId', 'in', postIds)
    .where('deletedAt', 'is', null)
    .groupBy('postId')
    .select((eb) => ['postId', eb.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ postId, count }) => [postId, Number(count)]))
}

/** A comment or reply of this post, deleted or not. */
export async function findComment(db: Db<Tables>, postId: number, id: number) {
  const row = await db
    .selectFrom('socialComments')
    .selectAll()
    .where('id', '=', id)
    .where('postId', '=', postId)
    .executeTakeFirst()
  if (!row) throw notFound(`Comment ${id} not found`)
  return row
}

/** Comments and replies of one person on one post. */
export const maxCommentsOfPerson = 500

/** 422 if a person has very many comments on a post, which some responses contain all at once. */
export async function checkCommentsOfPerson(
  db: Db<Tables>,
  { personId, postId, field }: { personId: number; postId: number; field: 'comment' | 'reply' },
) {
  const comments = db
    .selectFrom('socialComments')
    .select('id')
    .where('postId', '=', postId)
    .where(withoutIndex('personId'), '=', personId)
    .where('deletedAt', 'is', null)
  if (await hasAtLeast(comments, maxCommentsOfPerson))
    throw refused(field, `A user writes at most ${maxCommentsOfPerson} comments on a post`)
}
