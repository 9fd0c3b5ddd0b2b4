import * as z from 'zod'
import { listQuery } from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/pictures/file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  categories,
  Language,
  maxExcerptLength,
  maxTitleLength,
  moment,
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

/** A post with everything, as the given calls show it. */
export const BlogPost = z.object({
  id: z.int(),
  title: z.string(),
  content: SafeHtml,
  /** Where its cover is: a path of this site, or of this API where it was uploaded; empty without one. */
  coverImg: z.string(),
  createdAt: moment,
  view: z.int(),
  share: z.int(),
  category: z.enum(categories),
  featured: z.boolean(),
  author: Profile,
  comments: z.array(BlogComment),
  /** The same as `author.id`, for the rules. */
  authorId: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** The excerpt; without one, how the text begins. */
  lead: z.string(),
  tags: z.array(z.string()),
  coverAlt: z.string(),
  /** The upload behind `coverImg`. */
  cover: StoredFile.nullable(),
  /** What it is written in, whatever language the screen speaks. */
  language: Language,
  status: z.enum(statuses),
  /** When it appeared or will; null for a draft. */
  publishAt: moment.nullable(),
  /** What lists are ordered by: `publishAt`, or when a draft was begun. */
  date: moment,
  updatedAt: moment,
  readingMinutes: z.int(),
  /** With replies; without what is hidden. */
  commentCount: z.int(),
  /** Rises with every change; an edit that names an older one is refused with 409. */
  version: z.int(),
  deleted: z.boolean(),
})
export type BlogPost = z.infer<typeof BlogPost>

/** One post to read or to write, its comments asked for apart. */
export const Post = BlogPost.omit({ comments: true })
export type Post = z.infer<typeof Post>

/** A post in a list. */
export const Summary = Post.omit({ content: true })
export type Summary = z.infer<typeof Summary>

const fields = {
  /** May be empty until the post is to appear, and so may the text. */
  title: text(maxTitleLength),
  content: richText({ article: true }),
  excerpt: text(maxExcerptLength),
  category: z.enum(categories),
  tags: z.array(Tag).max(maxTags),
  language: Language,
  featured: z.boolean(),
  /** An upload; null takes it away. It goes before `coverImg`. */
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
    /** Made of the title until it is set; what was another post's gets a number. Old ones keep leading here. */
    slug: Slug,
    status: z.enum(statuses),
    /** For `scheduled`, a moment ahead. */
    publishAt: moment,
    deleted: z.boolean(),
    /** What the writer began with: 409 where somebody else has saved since. */
    version: z.int().min(0),
    /** Saved by itself while somebody types: keeps a version every few minutes alone. */
    autosave: z.boolean(),
  })
  .partial()
export type PostChanges = z.input<typeof PostChanges>

/** The first is the usual one: newest first. `-view` are the most popular. */
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
      .describe('Any of these; published ones unless given. Others are shown to whoever may change them'),
    author: z.array(UserId).max(50).optional().describe('Any of these users; `me` for whoever asks'),
    tag: z.array(Tag).max(20).optional().describe('Any of these tags'),
  },
})
export type PostList = z.output<typeof PostList>

/** How many posts each choice would show to whoever asks. */
export const Facets = z.object({
  category: z.record(z.enum(categories), z.int()),
  status: z.record(z.enum(statuses), z.int()),
  deleted: z.int(),
  /** Of published posts, the most used first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  authors: z.array(Profile.extend({ count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

/** The posts beside a published one; `previous` is the older. */
export const Around = z.object({
  previous: Summary.nullable(),
  next: Summary.nullable(),
  related: z.array(Summary),
})
export type Around = z.infer<typeof Around>

/** What a post was once; the latest is what it is now. */
export const Version = z.object({
  id: z.int(),
  at: moment,
  by: Profile,
  title: z.string(),
  words: z.int(),
  kind: z.enum(['created', 'saved', 'autosaved', 'published', 'restored']),
})
export type Version = z.infer<typeof Version>

export const VersionText = Version.extend({ content: SafeHtml, excerpt: z.string() })
export type VersionText = z.infer<typeof VersionText>
