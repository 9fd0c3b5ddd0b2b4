import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { hasAtLeast } from '#platform/db/queries/count-at-most.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { BlogComment, BlogReply } from '../contract-posts.ts'
import type { Tables } from './tables.ts'

export type CommentRow = Selectable<Tables['blogComments']> & { postAuthorId: string }

const selectComments = (db: Db<Tables>) =>
  db
    .selectFrom('blogComments')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogComments.postId')
    .selectAll('blogComments')
    .select('blogPosts.authorId as postAuthorId')

export const toReply = ({ id, ...row }: CommentRow): BlogReply => ({
  id,
  profile: { id: row.authorId, name: row.authorName, avatar: row.authorAvatar },
  time: row.time,
  comment: row.comment,
  authorId: row.authorId,
  postAuthorId: row.postAuthorId,
  postId: row.postId,
  hidden: row.hiddenAt !== null,
  editedAt: row.editedAt,
})

export async function findComment(db: Db<Tables>, id: number): Promise<CommentRow> {
  const row = await selectComments(db).where('blogComments.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Comment ${id} not found`)
  return row
}

interface CommentFilter {
  withHidden: boolean
}

const selectListed = (db: Db<Tables>, { withHidden }: CommentFilter) => {
  const listed = selectComments(db).where('blogComments.deletedAt', 'is', null)
  return withHidden ? listed : listed.where('hiddenAt', 'is', null)
}

/** Comments in the given order, with their replies. */
const withReplies = (comments: readonly CommentRow[], replies: readonly CommentRow[]) => {
  const byComment = Map.groupBy(replies, ({ replyTo }) => replyTo)
  return comments.map((row): BlogComment => ({ ...toReply(row), replies: (byComment.get(row.id) ?? []).map(toReply) }))
}

/** Comments by post: comments newest first, replies oldest first. */
export async function listComments(
  db: Db<Tables>,
  postIds: readonly number[],
  filter: CommentFilter,
): Promise<Map<number, BlogComment[]>> {
  if (postIds.length === 0) return new Map()
  const listed = selectListed(db, filter).where('postId', 'in', postIds)
  const rows = await listed.orderBy('time', 'desc').orderBy('blogComments.id', 'desc').execute()
  const comments = withReplies(
    rows.filter(({ replyTo }) => replyTo === null),
    rows.toReversed(),
  )
  return Map.groupBy(comments, ({ postId }) => postId)
}

interface CommentPage extends CommentFilter {
  limit: number
  offset?: number
  /** Of all comments together; by default all replies. */
  maxReplies?: number
}

/** Some comments on a post, newest first, with their replies, oldest first. */
export async function pageComments(
  db: Db<Tables>,
  postId: number,
  { limit, offset = 0, maxReplies, ...filter }: CommentPage,
): Promise<BlogComment[]> {
  const comments = await selectListed(db, filter)
    .where('postId', '=', postId)
    .where('replyTo', 'is', null)
    .orderBy('time', 'desc')
    .orderBy('blogComments.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  if (comments.length === 0) return []
  const ids = comments.map(({ id }) => id)
  const replies = selectListed(db, filter).where('replyTo', 'in', ids).orderBy('time').orderBy('blogComments.id')
  return withReplies(comments, await (maxReplies === undefined ? replies : replies.limit(maxReplies)).execute())
}

/** Number of comments on a post, without replies. */
export async function countTopComments(db: Db<Tables>, postId: number, { withHidden }: CommentFilter) {
  const comments = db
    .selectFrom('blogComments')
    .where('postId', '=', postId)
    .where('replyTo', 'is', null)
    .where('deletedAt', 'is', null)
  const { count } = await (withHidden ? comments : comments.where('hiddenAt', 'is', null))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A comment with its replies, hidden ones, too; without replies if deleted. */
export async function findCommentWithReplies(db: Db<Tables>, id: number): Promise<BlogComment> {
  const row = await findComment(db, id)
  const listed = selectListed(db, { withHidden: true }).where('replyTo', '=', id)
  const replies = row.deletedAt === null ? await listed.orderBy('time').orderBy('blogComments.id').execute() : []
  return { ...toReply(row), replies: replies.map(toReply) }
}

/** Updates the number of visible comments of a post: replies to a hidden or deleted comment are invisible. */
export async function countComments(db: Db<Tables>, postId: number) {
  await db
    .updateTable('blogPosts')
    .set((eb) => ({
      commentCount: eb
        .selectFrom('blogComments as c')
        .leftJoin('blogComments as answered', 'answered.id', 'c.replyTo')
        .where('c.postId', '=', postId)
        .where('c.deletedAt', 'is', null)
        .where('c.hiddenAt', 'is', null)
        .where('answered.deletedAt', 'is', null)
        .where('answered.hiddenAt', 'is', null)
        .select((one) => one.fn.countAll<number>().as('count')),
    }))
    .where('id', '=', postId)
    .execute()
}

/** Comments and replies of one user on one post, deleted ones included, since these can be restored. */
export const maxCommentsOfUser = 500

/** 422 if a user has written very many comments on a locked post, which some responses contain all at once. */
export async function checkCommentsOfUser(db: Db<Tables>, postId: number, authorId: string) {
  const comments = db
    .selectFrom('blogComments')
    .select('id')
    .where('authorId', '=', authorId)
    .where('postId', '=', postId)
  if (await hasAtLeast(comments, maxCommentsOfUser))
    throw refused('comment', `A user writes at most ${maxCommentsOfUser} comments on a post`)
}
