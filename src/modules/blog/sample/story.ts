import type { Post } from '../contract-posts.ts'

/** A comment: the author is a user id or a family name of the sample's people; hours count from publication. */
export interface SampleComment {
  by: string
  hours: number
  text: string
  replies?: readonly Omit<SampleComment, 'replies'>[]
}

/** A post of the sample company's blog. */
export interface Story {
  title: string
  by: string
  /** Age in days; negative for a scheduled post, undefined for a draft. */
  days?: number
  category: Post['category']
  language?: Post['language']
  tags: readonly string[]
  /** File name of the cover. */
  cover: string
  coverAlt: string
  featured?: true
  excerpt: string
  /**
   * Paragraphs separated by blank lines; `##`, `-`, `>` and `![]()` as in Markdown, `[]()` alone for an embed, `**` for
   * bold, `*` for italics.
   */
  text: string
  remarks?: readonly SampleComment[]
}
