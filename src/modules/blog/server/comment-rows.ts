import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
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

/** Comments by post: comments newest first, replies oldest first. */
export async function listComments(
  db: Db<Tables>,
  postIds: readonly number[],
  { withHidden }: { withHidden: boolean },
): Promise<Map<number, BlogComment[]>> {
  if (postIds.length === 0) return new Map()
  let query = selectComments(db).where('postId', 'in', postIds).where('blogComments.deletedAt', 'is', null)
  if (!withHidden) query = query.where('hiddenAt', 'is', null)
  const rows = await query.orderBy('time', 'desc').orderBy('blogComments.id', 'desc').execute()
  const replies = Map.groupBy(rows.toReversed(), ({ replyTo }) => replyTo)
  const comments = rows
    .filter(({ replyTo }) => replyTo === null)
    .map((row): BlogComment => ({ ...toReply(row), replies: (replies.get(row.id) ?? []).map(toReply) }))
  return Map.groupBy(comments, ({ postId }) => postId)
}

/** Updates the number of visible comments of a post. */
export async function countComments(db: Db<Tables>, postId: number) {
  const comments = (await listComments(db, [postId], { withHidden: false })).get(postId) ?? []
  const commentCount = comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  await db.updateTable('blogPosts').set({ commentCount }).where('id', '=', postId).execute()
}
