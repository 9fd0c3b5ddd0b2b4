import * as z from 'zod'
import { contract, del, get, patch, post, readWrite } from '#platform/contract.ts'
import { Id, longestComment, moment, Profile, text } from './contract-fields.ts'

const Reply = z.object({
  id: z.int(),
  profile: Profile,
  time: moment,
  /** Plain text. */
  comment: z.string(),
  /** The same as `profile.id`, for the rules. */
  authorId: z.string(),
  /** Who wrote the post: they look after its comments too. */
  postAuthorId: z.string(),
  postId: z.int(),
  /** Taken from readers' sight by whoever looks after the post, who alone is shown it. */
  hidden: z.boolean(),
  editedAt: moment.nullable(),
})
export type BlogReply = z.infer<typeof Reply>

/** The latest comment comes first, the latest reply last. */
export const BlogComment = Reply.extend({ replies: z.array(Reply) })
export type BlogComment = z.infer<typeof BlogComment>

const CommentText = text(longestComment).min(1)

/** Of a whole comment only its text counts. */
export const WholeComment = z.union([
  CommentText,
  z.looseObject({ comment: CommentText }).transform(({ comment }) => comment),
])

export const CommentDraft = z.strictObject({
  postId: Id,
  comment: CommentText,
  /** The comment that this one answers. */
  replyTo: Id.optional(),
})

export const CommentChanges = z
  .strictObject({ comment: CommentText, hidden: z.boolean(), deleted: z.boolean() })
  .partial()

const own = { authorId: '$user.id' } as const
const underOwn = { postAuthorId: '$user.id' } as const

export const blogComments = contract(
  'blog-comments',
  '/api/data/blog/comments',
  {
    list: get('/', {
      query: z.strictObject({
        post: Id,
        page: z.int().min(1).max(1_000_000).default(1),
        limit: z.int().min(1).max(1000).default(1000),
      }),
      returns: z.array(BlogComment),
      summary: "A post's comments with their replies, the latest comment first",
    }),
    create: post('/', { body: CommentDraft, returns: BlogComment, status: 201 }),
    edit: patch('/:id', {
      body: CommentChanges,
      returns: BlogComment,
      summary: 'The text is for its author to change; `hidden` for whoever looks after the post',
    }),
    remove: del('/:id', { summary: '`deleted: false` brings it back, with its replies' }),
  },
  {
    grants: {
      manager: readWrite,
      agent: [
        'read',
        'create',
        { action: 'update', where: own },
        { action: 'update', where: underOwn },
        { action: 'delete', where: own },
        { action: 'delete', where: underOwn },
      ],
    },
    touches: ['blog'],
  },
)
