import type { StoredFile } from '#platform/pictures/file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Post, PostChanges, PostDraft } from '../contract-posts.ts'

/** What the writer changes by typing. */
export interface PostValues {
  title: string
  content: string
  excerpt: string
  category: Post['category']
  tags: readonly string[]
  language: Language
  featured: boolean
  cover: StoredFile | null
  coverImg: string
  coverAlt: string
  slug: string
}

export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags,
  language: post.language,
  featured: post.featured,
  cover: post.cover,
  // The answer names an upload's address there too.
  coverImg: post.cover ? '' : post.coverImg,
  coverAlt: post.coverAlt,
  slug: post.slug,
})

export const blankValues = (language: Language): PostValues => ({
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

/** Only what was changed; an address that was emptied stays as it is. */
export function changesOf(before: PostValues, after: PostValues): PostChanges {
  const { cover, slug, tags, ...plain } = after
  const entries = Object.entries({ ...plain, tags: [...tags] }).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([key]) => key === name)?.[1]),
  )
  return {
    ...Object.fromEntries(entries),
    ...(cover?.id !== before.cover?.id && { cover: cover?.id ?? null }),
    ...(slug !== before.slug && slug.trim() !== '' && { slug: slug.trim() }),
  }
}

export function draftOf(values: PostValues): PostDraft {
  const { cover, slug: _, tags, ...plain } = values
  return { ...plain, tags: [...tags], cover: cover?.id ?? null }
}

/** What was changed since `base` stays; everything else follows `server`. */
export function rebased(base: PostValues, values: PostValues, server: PostValues): PostValues {
  const isMine = (name: keyof PostValues) => JSON.stringify(values[name]) !== JSON.stringify(base[name])
  return {
    title: isMine('title') ? values.title : server.title,
    content: isMine('content') ? values.content : server.content,
    excerpt: isMine('excerpt') ? values.excerpt : server.excerpt,
    category: isMine('category') ? values.category : server.category,
    tags: isMine('tags') ? values.tags : server.tags,
    language: isMine('language') ? values.language : server.language,
    featured: isMine('featured') ? values.featured : server.featured,
    cover: isMine('cover') ? values.cover : server.cover,
    coverImg: isMine('coverImg') ? values.coverImg : server.coverImg,
    coverAlt: isMine('coverAlt') ? values.coverAlt : server.coverAlt,
    slug: isMine('slug') ? values.slug : server.slug,
  }
}
