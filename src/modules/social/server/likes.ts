import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { findComment } from './comment-rows.ts'
import { type NotifyingCall, notifyAction, withdrawNotices } from './notice-rows.ts'
import { findVisiblePost } from './post-rows.ts'
import type { Tables } from './tables.ts'

interface LikeRequest extends NotifyingCall {
  me: number
  now: string
  postId: number
  /** The wanted state; toggles by default. */
  like?: boolean
}

/**
 * Serialises the likes of a person by an update, so that concurrent toggles see each other. Different people do not
 * block each other.
 */
const lockPerson = (db: Db<Tables>, me: number) =>
  db
    .updateTable('socialPeople')
    .set((eb) => ({ joinedAt: eb.ref('joinedAt') }))
    .where('id', '=', me)
    .execute()

export async function likePost(db: Db<Tables>, { me, now, postId, like, events }: LikeRequest) {
  await lockPerson(db, me)
  const post = await findVisiblePost(db, me, postId)
  const notice = { personId: post.authorId, actorId: me, kind: 'like', postId, about: post.content } as const
  const ownLike = db.selectFrom('socialPostLikes').select('postId').where('postId', '=', postId)
  const isLiked = (await ownLike.where('personId', '=', me).executeTakeFirst()) !== undefined
  if (isLiked === (like ?? !isLiked)) return
  if (isLiked) {
    await db.deleteFrom('socialPostLikes').where('postId', '=', postId).where('personId', '=', me).execute()
    return withdrawNotices(db, { events }, notice)
  }
  await db.insertInto('socialPostLikes').values({ postId, personId: me, at: now }).execute()
  await notifyAction(db, { now, events }, notice)
}

export async function likeComment(
  db: Db<Tables>,
  { me, now, postId, commentId, like, events }: LikeRequest & { commentId: number },
) {
  await lockPerson(db, me)
  await findVisiblePost(db, me, postId)
  const row = await findComment(db, postId, commentId)
  if (row.deletedAt !== null) throw notFound(`Comment ${commentId} not found`)
  const notice = {
    personId: row.personId,
    actorId: me,
    kind: 'commentLike',
    postId,
    commentId,
    about: row.comment,
  } as const
  const ownLikes = db.selectFrom('socialCommentLikes').select('commentId').where('commentId', '=', commentId)
  const isLiked = (await ownLikes.where('personId', '=', me).executeTakeFirst()) !== undefined
  if (isLiked === (like ?? !isLiked)) return
  if (isLiked) {
    await db.deleteFrom('socialCommentLikes').where('commentId', '=', commentId).where('personId', '=', me).execute()
    return withdrawNotices(db, { events }, notice)
  }
  await db.insertInto('socialCommentLikes').values({ commentId, personId: me, at: now }).execute()
  await notifyAction(db, { now, events }, notice)
}
