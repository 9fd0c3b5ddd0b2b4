import * as z from 'zod'
import { listQuery } from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  categories,
  Language,
  maxExcerptLength,
  maxTitleLength,
  dateTime,
  maxTags,
  OwnCover,
  Profile,
  Slug,
  statuses,
  Tag,
  text,
  UserId,
} from './contract-fields.ts'

const Reply = z.object({
  id: z.int(),
  profile: Profile,
  time: dateTime,
  /** Plain text. */
  comment: z.string(),
  /** Same as `profile.id`; needed by permission rules. */
  authorId: z.string(),
  /** Author of the post, who moderates its comments. */
  postAuthorId: z.string(),
  postId: z.int(),
  /** Hidden by a moderator; returned to moderators only. */
  hidden: z.boolean(),
  editedAt: dateTime.nullable(),
})
export type BlogReply = z.infer<typeof Reply>

/** Comments are sorted newest first, replies oldest first. */
export const BlogComment = Reply.extend({ replies: z.array(Reply) })
export type BlogComment = z.infer<typeof BlogComment>

/** A post, as the endpoints with a fixed format return it. */
export const BlogPost = z.object({
  id: z.int(),
  title: z.string(),
  content: SafeHtml,
  /** URL of the cover: a path of this site, or of this API for an upload; empty for none. */
  coverImg: z.string(),
  createdAt: dateTime,
  view: z.int(),
  share: z.int(),
  category: z.enum(categories),
  featured: z.boolean(),
  author: Profile,
  comments: z.array(BlogComment),
  /** Same as `author.id`; needed by permission rules. */
  authorId: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** The excerpt, or the beginning of the text if there is none. */
  lead: z.string(),
  tags: z.array(z.string()),
  coverAlt: z.string(),
  /** The uploaded file behind `coverImg`. */
  cover: StoredFile.nullable(),
  /** Language of the text, independent of the interface. */
  language: Language,
  status: z.enum(statuses),
  /** Time of publication, past or future; null for a draft. */
  publishAt: dateTime.nullable(),
  /** Sort key of lists: `publishAt`, or the creation time of a draft. */
  date: dateTime,
  updatedAt: dateTime,
  readingMinutes: z.int(),
  /** Includes replies, excludes hidden comments. */
  commentCount: z.int(),
  /** Increases with each change; an edit based on an older version is rejected with 409. */
  version: z.int(),
  deleted: z.boolean(),
})
export type BlogPost = z.infer<typeof BlogPost>

/** A post without its comments, which have their own endpoint. */
export const Post = BlogPost.omit({ comments: true })
export type Post = z.infer<typeof Post>

/** A post in a list, without its text. */
export const Summary = Post.omit({ content: true })
export type Summary = z.infer<typeof Summary>

const fields = {
  /** Title and text may be empty until publication. */
  title: text(maxTitleLength),
  content: richText({ article: true }),
  excerpt: text(maxExcerptLength),
  category: z.enum(categories),
  tags: z.array(Tag).max(maxTags),
  language: Language,
  featured: z.boolean(),
  /** An upload, which has priority over `coverImg`; null removes it. */
  cover: FileId.nullable(),
  coverImg: OwnCover,
  coverAlt: text(300),
}

export const PostDraft = z.strictObject({
  ...fields,
  title: fields.title.default(''),
  content: fields.content.prefault(''),
  excerpt: fields.excerpt.default(''),
  category: fields.category.default('Lifestyle'),
  tags: fields.tags.default([]),
  language: fields.language.default('en'),
  featured: fields.featured.default(false),
  cover: fields.cover.default(null),
  coverImg: fields.coverImg.default(''),
  coverAlt: fields.coverAlt.default(''),
})
export type PostDraft = z.input<typeof PostDraft>

export const PostChanges = z
  .strictObject({
    ...fields,
    /** Generated from the title until it is set; a number makes it unique. Former slugs lead here too. */
    slug: Slug,
    status: z.enum(statuses),
    /** Must be in the future for `scheduled`. */
    publishAt: dateTime,
    deleted: z.boolean(),
    /** The version the edit is based on; 409 if there is a newer one. */
    version: z.int().min(0),
    /** For saves during typing, which share one version for a few minutes. */
    autosave: z.boolean(),
  })
  .partial()
export type PostChanges = z.input<typeof PostChanges>

/** Newest first by default. `-view` sorts by popularity. */
export const postSorts = ['-date', 'view', 'title', 'updatedAt'] as const

export const PostList = listQuery(Post, {
  search: ['title', 'excerpt', 'content', 'tags', 'author'],
  filter: ['category', 'featured', 'deleted', 'language'],
  sort: postSorts,
  extra: {
    status: z
      .array(z.enum(statuses))
      .max(statuses.length)
      .optional()
      .describe('Any of these; published posts by default. Others are visible to users who may change them'),
    author: z.array(UserId).max(50).optional().describe('Any of these users; `me` for the current user'),
    tag: z.array(Tag).max(20).optional().describe('Any of these tags'),
  },
})
export type PostList = z.output<typeof PostList>

/** Number of posts per filter value, as visible to the current user. */
export const Facets = z.object({
  category: z.record(z.enum(categories), z.int()),
  status: z.record(z.enum(statuses), z.int()),
  deleted: z.int(),
  /** Tags of published posts, most frequent first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  authors: z.array(Profile.extend({ count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

/** The posts before and after a published one; `previous` is older. */
export const AdjacentPosts = z.object({
  previous: Summary.nullable(),
  next: Summary.nullable(),
  related: z.array(Summary),
})
export type AdjacentPosts = z.infer<typeof AdjacentPosts>

/** A version of a post; the latest is the current one. */
export const Version = z.object({
  id: z.int(),
  at: dateTime,
  by: Profile,
  title: z.string(),
  words: z.int(),
  kind: z.enum(['created', 'saved', 'autosaved', 'published', 'restored']),
})
export type Version = z.infer<typeof Version>

export const VersionText = Version.extend({ content: SafeHtml, excerpt: z.string() })
export type VersionText = z.infer<typeof VersionText>
