import * as z from 'zod'
import { contract, del, file, get, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { Id, maxCommentLength, text } from './contract-fields.ts'
import { BlogComment, BlogPost } from './contract-posts.ts'

export type { BlogReply } from './contract-posts.ts'
export { BlogComment }

const CommentText = text(maxCommentLength).min(1)

/** Of a comment object, only the text is used. */
const CommentBody = z.union([CommentText, z.looseObject({ comment: CommentText }).transform(({ comment }) => comment)])

export const CommentDraft = z.strictObject({
  postId: Id,
  comment: CommentText,
  /** The comment to reply to. */
  replyTo: Id.optional(),
})

export const CommentChanges = z
  .strictObject({ comment: CommentText, hidden: z.boolean(), deleted: z.boolean() })
  .partial()

const onOwnComments = { authorId: '$user.id' } as const
const onOwnPosts = { postAuthorId: '$user.id' } as const

export const blogComments = contract(
  'blog-comments',
  '/api/data/blog',
  {
    add: post('/post/add', {
      body: z.strictObject({ postId: Id, comment: CommentBody }),
      returns: z.object({ posts: z.array(BlogPost) }),
      summary: 'Adds a comment to the top of a post, and returns all posts',
    }),
    list: get('/comments', {
      query: z.strictObject({
        post: Id,
        page: z.int().min(1).max(1_000_000).default(1),
        limit: z.int().min(1).max(1000).default(1000),
      }),
      returns: z.array(BlogComment),
      summary: 'Comments on a post with their replies, newest comment first',
    }),
    publicAvatar: get('/public/comments/:id/avatar', {
      returns: file('image/*'),
      public: true,
      summary: 'The uploaded picture of who wrote a comment on a published post, without a session',
    }),
    create: post('/comments', { body: CommentDraft, returns: BlogComment, status: 201 }),
    edit: patch('/comments/:id', {
      losesNothing: 'Only the author edits a comment',
      body: CommentChanges,
      returns: BlogComment,
      summary: 'Edits a comment: its author the text, users who may edit the post `hidden`',
    }),
    remove: del('/comments/:id', { summary: 'Deletes a comment; `deleted: false` restores it with its replies' }),
  },
  {
    owners: ['authorId'],
    table: 'blogComments',
    grants: {
      manager: readWrite,
      agent: [
        'read',
        'create',
        { action: 'update', where: onOwnComments },
        { action: 'update', where: onOwnPosts },
        { action: 'delete', where: onOwnComments },
        { action: 'delete', where: onOwnPosts },
      ],
      viewer: readOnly,
    },
    touches: ['blog'],
  },
)
