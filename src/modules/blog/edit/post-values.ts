import * as z from 'zod'
import { isSameJson } from '#platform/fields/same-json.ts'
import { StoredFile } from '#platform/files/stored-file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Post, type PostChanges, type PostDraft } from '../contract-posts.ts'

/** The fields that the form edits. */
export const PostValues = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: Post.shape.category,
  tags: z.array(z.string()).readonly(),
  language: Post.shape.language,
  featured: z.boolean(),
  cover: StoredFile.nullable(),
  coverImg: z.string(),
  coverAlt: z.string(),
  slug: z.string(),
})
export type PostValues = z.infer<typeof PostValues>

export const toPostValues = (post: Post): PostValues => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags,
  language: post.language,
  featured: post.featured,
  cover: post.cover,
  // With an upload, the response repeats its URL here.
  coverImg: post.cover ? '' : post.coverImg,
  coverAlt: post.coverAlt,
  slug: post.slug,
})

export const createBlankValues = (language: Language): PostValues => ({
  title: '',
  content: '',
  excerpt: '',
  category: 'Lifestyle',
  tags: [],
  language,
  featured: false,
  cover: null,
  coverImg: '',
  coverAlt: '',
  slug: '',
})

/** The changed fields; an emptied slug is omitted. */
export function getChanges(before: PostValues, after: PostValues): PostChanges {
  const { cover, slug, tags, ...plain } = after
  const valuesBefore = new Map(Object.entries(before))
  const entries = Object.entries({ ...plain, tags: [...tags] }).filter(
    ([name, value]) => !isSameJson(value, valuesBefore.get(name)),
  )
  return {
    ...Object.fromEntries(entries),
    ...(cover?.id !== before.cover?.id && { cover: cover?.id ?? null }),
    ...(slug !== before.slug && slug.trim() !== '' && { slug: slug.trim() }),
  }
}

export function toDraft(values: PostValues): PostDraft {
  const { cover, slug: _, tags, ...plain } = values
  return { ...plain, tags: [...tags], cover: cover?.id ?? null }
}
