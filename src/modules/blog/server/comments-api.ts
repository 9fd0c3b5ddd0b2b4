import type { Db } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { readEmbeddedPicture } from '#platform/pictures/embedded-picture.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { getDetailPath } from '../blog-paths.ts'
import { blog } from '../contract.ts'
import { blogComments } from '../contract-comments.ts'
import { PostList } from '../contract-posts.ts'
import {
  checkCommentsOfUser,
  countComments,
  countTopComments,
  findComment,
  findCommentWithReplies,
  pageComments,
  toReply,
} from './comment-rows.ts'
import { listFullPosts } from './post-list.ts'
import { lockPost, type PostRow, toPost } from './post-rows.ts'
import { isVisible, createPostNotFound, findPublishedPost, findVisiblePost } from './visible-posts.ts'
import type { Tables } from './tables.ts'

type Caller = Pick<Call, 'access' | 'now'>

/** Users who may edit a post moderate its comments. */
const canModerate = (post: PostRow, { access: { ability }, now }: Caller) =>
  allows(ability, 'update', blog.name, toPost(post, now))

/** Locks a visible post for a change of its comments. */
async function lockVisiblePost(db: Db<Tables>, id: number, caller: Caller) {
  const post = await lockPost(db, id)
  if (!isVisible(post, caller)) throw createPostNotFound()
  return post
}

interface CommentWrite {
  postId: number
  comment: string
  replyTo?: number | undefined
}

/** The top-level comment of a reply; replies to replies belong to it too. */
async function findAnsweredComment(db: Db<Tables>, { postId, replyTo }: CommentWrite, includeHidden: boolean) {
  if (replyTo === undefined) return null
  const row = await findComment(db, replyTo)
  if (row.postId !== postId || row.deletedAt !== null || (row.hiddenAt !== null && !includeHidden))
    throw notFound(`Comment ${replyTo} not found`)
  return row.replyTo ?? row.id
}

async function writeComment(
  db: Db<Tables>,
  writing: CommentWrite,
  { user, now, access, events: { notify } }: Caller & Pick<Call, 'user' | 'events'>,
) {
  const { postId, comment } = writing
  const post = await lockVisiblePost(db, postId, { access, now })
  const replyTo = await findAnsweredComment(db, writing, canModerate(post, { access, now }))
  await checkCommentsOfUser(db, postId, user.id)
  const { id } = await db
    .insertInto('blogComments')
    .values({
      postId,
      replyTo,
      authorId: user.id,
      authorName: user.name,
      authorAvatar: user.avatar,
      comment,
      time: now,
      editedAt: null,
      hiddenAt: null,
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countComments(db, postId)
  const answered = replyTo === null ? null : (await findComment(db, writing.replyTo ?? replyTo)).authorId
  const about = {
    topic: blog.name,
    values: { who: user.name, title: post.title },
    path: getDetailPath(post.slug),
    recordId: postId,
  }
  notify([answered], { kind: 'replied', ...about })
  if (answered !== post.authorId) notify([post.authorId], { kind: 'commented', ...about })
  return id
}

export const commentsApi = api(blogComments, (db: Db<Tables>) => ({
  add: async ({ body, db: { withRowFilters }, ...caller }) => {
    await writeComment(db, body, caller)
    return { posts: [...(await listFullPosts(withRowFilters(db), PostList.parse({}), caller)).items] }
  },

  list: async ({ query: { post, page, limit }, ...caller }) => {
    const row = await findVisiblePost(db, post, caller)
    const withHidden = canModerate(row, caller)
    const comments = await pageComments(db, post, { withHidden, offset: (page - 1) * limit, limit })
    return new Page(comments, await countTopComments(db, post, { withHidden }))
  },

  publicAvatar: async ({ params: { id }, now }) => {
    const { postId, hiddenAt, deletedAt, authorAvatar } = await findComment(db, id)
    await findPublishedPost(db, postId, now)
    const picture = hiddenAt === null && deletedAt === null ? readEmbeddedPicture(authorAvatar) : undefined
    if (!picture) throw notFound('Picture not found')
    return { name: 'avatar', type: picture.type, body: picture.bytes, isImmutable: true }
  },

  create: async ({ body, ...caller }) => findCommentWithReplies(db, await writeComment(db, body, caller)),

  edit: async ({ params: { id }, body: { comment, hidden, deleted }, check, user, ...caller }) => {
    const { postId } = await findComment(db, id)
    const post = await lockVisiblePost(db, postId, caller)
    const row = await findComment(db, id)
    check(toReply(row))
    if (comment !== undefined && row.authorId !== user.id) throw forbidden()
    if (hidden !== undefined && !canModerate(post, caller)) throw forbidden()
    if (deleted !== undefined && !allows(caller.access.ability, 'delete', blogComments.name, toReply(row)))
      throw forbidden()
    const { now } = caller
    await db
      .updateTable('blogComments')
      .set({
        ...(comment !== undefined && comment !== row.comment && { comment, editedAt: now }),
        hiddenAt: hidden === undefined ? row.hiddenAt : hidden ? (row.hiddenAt ?? now) : null,
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
      })
      .where('id', '=', id)
      .execute()
    await countComments(db, postId)
    return findCommentWithReplies(db, id)
  },

  remove: async ({ params: { id }, check, ...caller }) => {
    const { postId } = await findComment(db, id)
    await lockVisiblePost(db, postId, caller)
    const row = await findComment(db, id)
    check(toReply(row))
    await db
      .updateTable('blogComments')
      .set({ deletedAt: row.deletedAt ?? caller.now })
      .where('id', '=', id)
      .execute()
    await countComments(db, postId)
  },
}))
