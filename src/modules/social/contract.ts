import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { Id, IdText } from './contract-fields.ts'
import { CommentText, Liker, Post, PostChanges, PostDraft, PostList, Posts, ReplyText, Tag } from './contract-posts.ts'

const CommentParams = z.strictObject({ id: IdText, comment: IdText })
const LikeState = z.strictObject({ like: z.boolean() })

// The first paths are fixed: existing clients call them. Further endpoints are REST.
export const social = contract(
  'social',
  '/api/data',
  {
    list: get('/postData', {
      query: PostList,
      returns: z.array(Post),
      summary: 'Posts with all comments, newest first; the latest 1,000 without a query',
    }),
    toggleLike: post('/posts/like', {
      body: z.strictObject({ postId: Id }),
      returns: Posts,
      summary: 'Toggles the like of a post; returns all posts',
    }),
    appendComment: post('/posts/comments/add', {
      body: z.strictObject({ postId: Id, comment: CommentText }),
      returns: Posts,
    }),
    appendReply: post('/posts/replies/add', {
      body: z.strictObject({ postId: Id, commentId: Id, reply: ReplyText }),
      returns: Posts,
    }),
    toggleCommentLike: post('/posts/replies/like', {
      body: z.strictObject({ postId: Id, commentId: Id }),
      returns: Posts,
      summary: 'Toggles the like of a comment or reply; returns all posts',
    }),

    feed: get('/posts', {
      query: PostList,
      returns: z.array(Post),
      summary: 'A page of posts, by default 10, each with its latest three comments and their latest three replies',
    }),
    tags: get('/posts/tags', {
      query: z.strictObject({ limit: z.int().min(1).max(50).default(10) }),
      returns: z.array(Tag),
      summary: 'The #tags of the last 90 days, most frequent first',
    }),
    show: get('/posts/:id', { returns: Post, summary: 'A post with all its comments' }),
    likers: get('/posts/:id/likes', { returns: z.array(Liker), summary: 'People who like a post, newest first' }),
    commentLikers: get('/posts/:id/comments/:comment/likes', { params: CommentParams, returns: z.array(Liker) }),
    picture: get('/posts/:id/pictures/:file', {
      params: z.strictObject({ id: IdText, file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/posts', { body: PostDraft, returns: Post, status: 201 }),
    edit: patch('/posts/:id', { losesNothing: 'Only the author edits a post', body: PostChanges, returns: Post }),
    remove: del('/posts/:id', { summary: 'Deletes an own post; an edit with `deleted: false` restores it' }),
    like: put('/posts/:id/like', {
      body: LikeState,
      returns: Post,
      summary: 'Likes or unlikes a post; idempotent',
    }),
    comment: post('/posts/:id/comments', {
      body: z.strictObject({ comment: CommentText }),
      returns: Post,
      status: 201,
    }),
    reply: post('/posts/:id/comments/:comment/replies', {
      params: CommentParams,
      body: z.strictObject({ reply: ReplyText }),
      returns: Post,
      status: 201,
    }),
    likeComment: put('/posts/:id/comments/:comment/like', { params: CommentParams, body: LikeState, returns: Post }),
    removeComment: del('/posts/:id/comments/:comment', {
      params: CommentParams,
      returns: Post,
      summary: 'Deletes an own comment or reply, or one on an own post, with its replies',
    }),
    restoreComment: post('/posts/:id/comments/:comment/restore', {
      params: CommentParams,
      returns: Post,
      action: 'delete',
    }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly }, touches: ['social-people', 'social-notices'] },
)
