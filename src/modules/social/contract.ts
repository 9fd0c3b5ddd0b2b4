import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/pictures/file.ts'
import { Id, IdText } from './contract-fields.ts'
import { CommentText, Liker, Post, PostChanges, PostDraft, PostList, Posts, ReplyText, Tag } from './contract-posts.ts'

const OfComment = z.strictObject({ id: IdText, comment: IdText })
const LikeState = z.strictObject({ like: z.boolean() })

// The paths of C8 to C12 and, for what they have no call for, REST beside them (C27).
export const social = contract(
  'social',
  '/api/data',
  {
    list: get('/postData', {
      query: PostList,
      returns: z.array(Post),
      summary: 'Whole posts, the latest first; without a query, the latest 1,000',
    }),
    toggleLike: post('/posts/like', {
      body: z.strictObject({ postId: Id }),
      returns: Posts,
      summary: 'Likes or unlikes a post; returns all posts',
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
      summary: 'Likes or unlikes a comment or reply; returns all posts',
    }),

    feed: get('/posts', {
      query: PostList,
      returns: z.array(Post),
      summary: 'A page of posts, 10 unless `limit` says otherwise, each with its latest three comments',
    }),
    tags: get('/posts/tags', {
      query: z.strictObject({ limit: z.int().min(1).max(50).default(10) }),
      returns: z.array(Tag),
      summary: 'The #tags of the last 90 days, the most used first',
    }),
    show: get('/posts/:id', { returns: Post, summary: 'A post with all its comments' }),
    likers: get('/posts/:id/likes', { returns: z.array(Liker), summary: 'Who likes a post, the latest first' }),
    commentLikers: get('/posts/:id/comments/:comment/likes', { params: OfComment, returns: z.array(Liker) }),
    picture: get('/posts/:id/pictures/:file', {
      params: z.strictObject({ id: IdText, file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/posts', { body: PostDraft, returns: Post, status: 201 }),
    edit: patch('/posts/:id', { losesNothing: 'Only the author edits a post', body: PostChanges, returns: Post }),
    remove: del('/posts/:id', { summary: 'Deletes an own post; `deleted: false` restores it' }),
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
      params: OfComment,
      body: z.strictObject({ reply: ReplyText }),
      returns: Post,
      status: 201,
    }),
    likeComment: put('/posts/:id/comments/:comment/like', { params: OfComment, body: LikeState, returns: Post }),
    removeComment: del('/posts/:id/comments/:comment', {
      params: OfComment,
      returns: Post,
      summary: 'Deletes an own comment or reply, or one below an own post, with its replies',
    }),
    restoreComment: post('/posts/:id/comments/:comment/restore', {
      params: OfComment,
      returns: Post,
      action: 'delete',
    }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly }, touches: ['social-people', 'social-notices'] },
)
