import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound } from '#platform/errors/failure.ts'
import { checkCommentsOfPerson, findComment } from './comment-rows.ts'
import { type NotifyingCall, notifyAction } from './notice-rows.ts'
import { findByHandles, findHandles } from './mentioned-people.ts'
import { findVisiblePost, isPostVisible } from './post-rows.ts'
import type { Tables } from './tables.ts'

interface NewComment extends Pick<NotifyingCall, 'events'> {
  me: number
  now: string
  postId: number
  text: string
}

/** Notifies people whom a comment mentions, if they can see the post, except those who are notified of the comment. */
async function notifyMentioned(
  db: Db<Tables>,
  call: Pick<NewComment, 'me' | 'now' | 'events' | 'postId' | 'text'> & { commentId: number },
  informedIds: readonly number[],
) {
  const { me, postId, commentId, text } = call
  for (const { id } of await findByHandles(db, findHandles(text))) {
    if (informedIds.includes(id) || !(await isPostVisible(db, id, postId))) continue
    await notifyAction(db, call, { personId: id, actorId: me, kind: 'mention', postId, commentId, about: text })
  }
}

export async function addComment(db: Db<Tables>, { me, now, postId, text, events }: NewComment) {
  const post = await findVisiblePost(db, me, postId)
  await checkCommentsOfPerson(db, { personId: me, postId, field: 'comment' })
  const values = { postId, parentId: null, personId: me, comment: text, createdAt: now, deletedAt: null }
  const { id } = await db.insertInto('socialComments').values(values).returning('id').executeTakeFirstOrThrow()
  const action = { actorId: me, postId, commentId: id, about: text }
  await notifyAction(db, { now, events }, { ...action, personId: post.authorId, kind: 'comment' })
  await notifyMentioned(db, { me, now, events, postId, text, commentId: id }, [post.authorId])
}

/** Adds a reply to a comment; a reply to a reply becomes its sibling. */
export async function addReply(
  db: Db<Tables>,
  { me, now, postId, text, commentId, events }: NewComment & { commentId: number },
) {
  const post = await findVisiblePost(db, me, postId)
  const parentComment = await findComment(db, postId, commentId)
  await checkCommentsOfPerson(db, { personId: me, postId, field: 'reply' })
  // An update first, so that nobody deletes the comment before the reply is stored.
  const parent = await db
    .updateTable('socialComments')
    .set((eb) => ({ comment: eb.ref('comment') }))
    .where('id', '=', parentComment.parentId ?? parentComment.id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!parent || parentComment.deletedAt !== null) throw notFound(`Comment ${commentId} not found`)
  const values = { postId, parentId: parent.id, personId: me, comment: text, createdAt: now, deletedAt: null }
  const { id } = await db.insertInto('socialComments').values(values).returning('id').executeTakeFirstOrThrow()
  const action = { actorId: me, postId, commentId: id, about: text }
  await notifyAction(db, { now, events }, { ...action, personId: parentComment.personId, kind: 'reply' })
  if (post.authorId !== parentComment.personId)
    await notifyAction(db, { now, events }, { ...action, personId: post.authorId, kind: 'comment' })
  const informedIds = [parentComment.personId, post.authorId]
  await notifyMentioned(db, { me, now, events, postId, text, commentId: id }, informedIds)
}

interface Removal {
  me: number
  now: string
  postId: number
  commentId: number
}

async function findRemovable(db: Db<Tables>, { me, postId, commentId }: Removal) {
  const post = await findVisiblePost(db, me, postId)
  const row = await findComment(db, postId, commentId)
  if (row.personId !== me && post.authorId !== me)
    throw forbidden('Only its author or the author of the post can delete a comment')
  return row
}

/** Deletes a comment and its replies with the same timestamp, so that restoring includes them. */
export async function removeComment(db: Db<Tables>, removal: Removal) {
  const { id } = await findRemovable(db, removal)
  const deleted = await db
    .updateTable('socialComments')
    .set({ deletedAt: removal.now })
    .where((eb) => eb.or([eb('id', '=', id), eb('parentId', '=', id)]))
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  if (!deleted.some((row) => row.id === id)) throw notFound(`Comment ${id} not found`)
}

export async function restoreComment(db: Db<Tables>, removal: Removal) {
  const { id, parentId, personId, deletedAt } = await findRemovable(db, removal)
  if (deletedAt === null) return
  await checkCommentsOfPerson(db, { personId, postId: removal.postId, field: 'comment' })
  if (parentId !== null && (await findComment(db, removal.postId, parentId)).deletedAt !== null)
    throw conflict('The comment you reply to was deleted')
  await db
    .updateTable('socialComments')
    .set({ deletedAt: null })
    .where((eb) => eb.or([eb('id', '=', id), eb('parentId', '=', id)]))
    .where('deletedAt', '=', deletedAt)
    .execute()
}
