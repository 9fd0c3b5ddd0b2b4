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
  /** Names the picture in a change of the post. */
  id: z.string(),
  /** Where it is: a path of this site, or of this API where it was uploaded. */
  img: z.string(),
  title: z.string(),
  /** The first of several is shown larger. */
  featured: z.boolean(),
})
export type Picture = z.infer<typeof Picture>

const reply = {
  id: z.int(),
  profile: Author,
  /** By whom it was written or by the author of the post. */
  canRemove: z.boolean(),
}
export const Reply = z.object({ ...reply, data: z.object({ comment: z.string(), likes: Likes }) })
export type Reply = z.infer<typeof Reply>

export const Comment = z.object({
  ...reply,
  data: z.object({ comment: z.string(), likes: Likes, replies: z.array(Reply) }),
})
export type Comment = z.infer<typeof Comment>

/** What a post says, without what others said to it. */
const said = {
  content: z.string(),
  images: z.array(Picture),
  /** A video's id at YouTube. */
  video: z.string().optional(),
}

export const Post = z.object({
  id: z.int(),
  profile: Author,
  data: z.object({
    ...said,
    likes: Likes,
    /** Oldest first. A page of the feed has the latest three of them alone. */
    comments: z.array(Comment),
  }),
  /** Comments and replies. */
  commentCount: z.int(),
  shareCount: z.int(),
  /** Persons whom the text names by their `handle`. */
  mentions: z.array(z.object({ id: z.int(), name: z.string(), handle: z.string() })),
  /** The post that this one passes on; null where it passes on none, or none that may be seen any more. */
  shared: z.object({ id: z.int(), profile: Author, data: z.object(said) }).nullable(),
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
    /** The post to pass on. */
    shares: Id.nullable().default(null),
  })
  .refine(
    (draft) => draft.content !== '' || draft.pictures.length > 0 || draft.video !== null || draft.shares !== null,
    {
      path: ['content'],
      message: 'A post needs a text, a picture, a video or a post to pass on',
    },
  )
export type PostDraft = z.input<typeof PostDraft>

/** `deleted: false` brings a deleted post back. */
export const PostChanges = z
  .strictObject({ content, pictures, video: VideoId.nullable(), visibility: Visibility, deleted: z.literal(false) })
  .partial()
export type PostChanges = z.input<typeof PostChanges>

/** Posts, the latest first. `before` and `after` are ids of posts: what is older, or newer, than that one. */
export const PostList = z.strictObject({
  person: Id.optional().describe('Only of this person'),
  following: z.boolean().optional().describe('Only of those whom one follows, and of oneself'),
  tag: text(100).optional().describe('Only with this #tag, written without the sign'),
  q: text(200).optional().describe('Searches the text and the name of the author'),
  before: Id.optional(),
  after: Id.optional(),
  limit: z.int().min(1).max(maxRows).optional(),
})
export type PostList = z.output<typeof PostList>

/** Of a whole comment, as a client that was made for the given calls sends it, only the text counts. */
const textIn = (key: 'comment' | 'reply') => {
  const words = text(maxCommentLength).min(1)
  const comment = z.object({ comment: words }).transform((value) => value.comment)
  const reply = z.object({ reply: words }).transform((value) => value.reply)
  // Not loose: that would copy every key of a body that may have a hundred thousand.
  const own = key === 'comment' ? comment : z.union([comment, reply])
  return z.union([words, z.object({ data: own }).transform(({ data }) => data), own])
}
export const CommentText = textIn('comment')
export const ReplyText = textIn('reply')

export const Posts = z.object({ posts: z.array(Post) })

/** Who liked something, the latest first. */
export const Liker = Author.extend({ isFollowed: z.boolean(), isSelf: z.boolean() })
export type Liker = z.infer<typeof Liker>

export const Tag = z.object({ tag: z.string(), posts: z.int() })
export type Tag = z.infer<typeof Tag>
