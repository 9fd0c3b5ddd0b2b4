import * as z from 'zod'
import {
  Author,
  Id,
  Likes,
  maxCommentLength,
  maxPostLength,
  moment,
  maxPictures,
  maxRows,
  PictureRef,
  text,
  Visibility,
} from './contract-fields.ts'

export const Picture = z.object({
  /** Identifies the picture when the post is edited. */
  id: z.string(),
  /** URL of the picture: a path of this site, or of this API for an upload. */
  img: z.string(),
  title: z.string(),
  /** The first of several pictures is shown larger. */
  featured: z.boolean(),
})
export type Picture = z.infer<typeof Picture>

const reply = {
  id: z.int(),
  profile: Author,
  /** True for the authors of the comment and of the post. */
  canRemove: z.boolean(),
}
export const Reply = z.object({ ...reply, data: z.object({ comment: z.string(), likes: Likes }) })
export type Reply = z.infer<typeof Reply>

export const Comment = z.object({
  ...reply,
  data: z.object({ comment: z.string(), likes: Likes, replies: z.array(Reply) }),
})
export type Comment = z.infer<typeof Comment>

/** The content of a post. */
const postContent = {
  content: z.string(),
  images: z.array(Picture),
  /** Id of a YouTube video. */
  video: z.string().optional(),
}

export const Post = z.object({
  id: z.int(),
  profile: Author,
  data: z.object({
    ...postContent,
    likes: Likes,
    /** Oldest first. The feed contains only the latest three, each with its latest three replies. */
    comments: z.array(Comment),
  }),
  /** Number of comments and replies. */
  commentCount: z.int(),
  shareCount: z.int(),
  /** People mentioned in the text by `handle`. */
  mentions: z.array(z.object({ id: z.int(), name: z.string(), handle: z.string() })),
  /** The shared post; null if there is none, or if it is no longer visible. */
  shared: z.object({ id: z.int(), profile: Author, data: z.object(postContent) }).nullable(),
  visibility: Visibility,
  editedAt: moment.nullable(),
  canEdit: z.boolean(),
})
export type Post = z.infer<typeof Post>

const content = text(maxPostLength)
const pictures = z.array(PictureRef).max(maxPictures)
const VideoId = z.string().regex(/^[\w-]{6,20}$/)

export const PostDraft = z
  .strictObject({
    content: content.default(''),
    pictures: pictures.default([]),
    video: VideoId.nullable().default(null),
    visibility: Visibility.default('everyone'),
    /** Id of the post to share. */
    shares: Id.nullable().default(null),
  })
  .refine(
    (draft) => draft.content !== '' || draft.pictures.length > 0 || draft.video !== null || draft.shares !== null,
    {
      path: ['content'],
      message: 'Add a text, picture, video or shared post',
    },
  )
export type PostDraft = z.input<typeof PostDraft>

/** `deleted: false` restores a deleted post. */
export const PostChanges = z
  .strictObject({ content, pictures, video: VideoId.nullable(), visibility: Visibility, deleted: z.literal(false) })
  .partial()
export type PostChanges = z.input<typeof PostChanges>

/** Posts, newest first. `before` and `after` are ids: posts older or newer than that one. */
export const PostList = z.strictObject({
  person: Id.optional().describe('Posts of this person'),
  following: z.boolean().optional().describe('Posts of people that the user follows, and own posts'),
  tag: text(100).optional().describe('Posts with this #tag, given without `#`'),
  q: text(200).optional().describe('Searches text and author name'),
  before: Id.optional(),
  after: Id.optional(),
  limit: z.int().min(1).max(maxRows).optional(),
})
export type PostList = z.output<typeof PostList>

/** Accepts a whole comment, as sent by clients of the specified endpoints; uses only its text. */
const createTextField = (key: 'comment' | 'reply') => {
  const commentText = text(maxCommentLength).min(1)
  const comment = z.object({ comment: commentText }).transform((value) => value.comment)
  const reply = z.object({ reply: commentText }).transform((value) => value.reply)
  // Not a loose object, which would copy every key of a large body.
  const schema = key === 'comment' ? comment : z.union([comment, reply])
  return z.union([commentText, z.object({ data: schema }).transform(({ data }) => data), schema])
}
export const CommentText = createTextField('comment')
export const ReplyText = createTextField('reply')

export const Posts = z.object({ posts: z.array(Post) })

/** Someone who likes a post or comment; newest first in lists. */
export const Liker = Author.extend({ isFollowed: z.boolean(), isSelf: z.boolean() })
export type Liker = z.infer<typeof Liker>

export const Tag = z.object({ tag: z.string(), posts: z.int() })
export type Tag = z.infer<typeof Tag>
