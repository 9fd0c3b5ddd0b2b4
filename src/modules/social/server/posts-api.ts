import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import { social } from '../contract.ts'
import { maxRows } from '../contract-fields.ts'
import { findComment } from './comment-rows.ts'
import { addComment, addReply, removeComment, restoreComment } from './comments.ts'
import { likeComment, likePost } from './likes.ts'
import { findOrCreatePerson } from './people-rows.ts'
import { allPosts, listLikers, listPosts, listTags } from './post-list.ts'
import { findVisiblePost, showPost } from './post-rows.ts'
import { postEntries } from './search-entries.ts'
import type { Tables } from './tables.ts'
import { addPost, editPost, lockPost } from './write-posts.ts'

const onPage = 10
const commentsOnPage = 3

/** The endpoints that answer with all posts. */
const createLegacyHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof social>, 'list' | 'toggleLike' | 'appendComment' | 'appendReply' | 'toggleCommentLike'> => ({
  list: async ({ user, now, query }) => {
    const me = await findOrCreatePerson(db, user, now)
    return listPosts(db, me, query, { limit: query.limit ?? maxRows })
  },

  toggleLike: async ({ user, now, body: { postId }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await likePost(db, { me, now, events, postId })
    return allPosts(db, me)
  },

  appendComment: async ({ user, now, body: { postId, comment }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await addComment(db, { me, now, events, postId, text: comment })
    return allPosts(db, me)
  },

  appendReply: async ({ user, now, body: { postId, commentId, reply }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await addReply(db, { me, now, events, postId, commentId, text: reply })
    return allPosts(db, me)
  },

  toggleCommentLike: async ({ user, now, body: { postId, commentId }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await likeComment(db, { me, now, events, postId, commentId })
    return allPosts(db, me)
  },
})

const createReadHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof social>, 'feed' | 'tags' | 'show' | 'likers' | 'commentLikers' | 'picture'> => ({
  feed: async ({ user, now, query }) => {
    const me = await findOrCreatePerson(db, user, now)
    return listPosts(db, me, query, { limit: query.limit ?? onPage, comments: commentsOnPage })
  },

  tags: async ({ user, now, query: { limit } }) => listTags(db, await findOrCreatePerson(db, user, now), now, limit),

  show: async ({ user, now, params: { id } }) => showPost(db, await findOrCreatePerson(db, user, now), id),

  likers: async ({ user, now, params: { id } }) => {
    const me = await findOrCreatePerson(db, user, now)
    await findVisiblePost(db, me, id)
    return listLikers(db, me, { postId: id })
  },

  commentLikers: async ({ user, now, params: { id, comment } }) => {
    const me = await findOrCreatePerson(db, user, now)
    await findVisiblePost(db, me, id)
    const { id: commentId, deletedAt } = await findComment(db, id, comment)
    if (deletedAt !== null) throw notFound(`Comment ${comment} not found`)
    return listLikers(db, me, { commentId })
  },

  picture: async ({ user, now, params: { id, file: fileId }, services: { files } }) => {
    const { pictures } = await findVisiblePost(db, await findOrCreatePerson(db, user, now), id)
    const file = pictures.find((picture) => picture.id === fileId)?.file
    if (!file) throw notFound('Picture not found')
    return files.open(file)
  },
})

const createWriteHandlers = (db: Db<Tables>): Pick<Handlers<typeof social>, 'create' | 'edit' | 'remove' | 'like'> => ({
  create: async ({ user, now, body, services, check, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    const post = await showPost(db, me, await addPost(db, { me, now, services, events }, body))
    check(post)
    return post
  },

  edit: async ({ user, now, params: { id }, body, services, check, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await editPost(db, { me, now, services, events }, id, body)
    const post = await showPost(db, me, id)
    check(post)
    return post
  },

  remove: async ({ user, now, params: { id }, check }) => {
    const me = await findOrCreatePerson(db, user, now)
    await lockPost(db, me, id)
    check(await showPost(db, me, id))
    await db.updateTable('socialPosts').set({ deletedAt: now }).where('id', '=', id).execute()
  },

  like: async ({ user, now, params: { id }, body: { like }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await likePost(db, { me, now, events, postId: id, like })
    return showPost(db, me, id)
  },
})

const createCommentHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof social>, 'comment' | 'reply' | 'likeComment' | 'removeComment' | 'restoreComment'> => ({
  comment: async ({ user, now, params: { id }, body: { comment }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await addComment(db, { me, now, events, postId: id, text: comment })
    return showPost(db, me, id)
  },

  reply: async ({ user, now, params: { id, comment }, body: { reply }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await addReply(db, { me, now, events, postId: id, commentId: comment, text: reply })
    return showPost(db, me, id)
  },

  likeComment: async ({ user, now, params: { id, comment }, body: { like }, events }) => {
    const me = await findOrCreatePerson(db, user, now)
    await likeComment(db, { me, now, events, postId: id, commentId: comment, like })
    return showPost(db, me, id)
  },

  removeComment: async ({ user, now, params: { id, comment } }) => {
    const me = await findOrCreatePerson(db, user, now)
    await removeComment(db, { me, now, postId: id, commentId: comment })
    return showPost(db, me, id)
  },

  restoreComment: async ({ user, now, params: { id, comment } }) => {
    const me = await findOrCreatePerson(db, user, now)
    await restoreComment(db, { me, now, postId: id, commentId: comment })
    return showPost(db, me, id)
  },
})

export const postsApi = api(
  social,
  (db: Db<Tables>) => ({
    ...createLegacyHandlers(db),
    ...createReadHandlers(db),
    ...createWriteHandlers(db),
    ...createCommentHandlers(db),
  }),
  { search: postEntries },
)
