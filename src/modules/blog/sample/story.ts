import type { Post } from '../contract-posts.ts'

/** Who says what under a post: a colleague's id or a family name of the sample cast, and how many hours after it. */
export interface Remark {
  by: string
  hours: number
  text: string
  replies?: readonly Omit<Remark, 'replies'>[]
}

/** A post of the sample company's blog. */
export interface Story {
  title: string
  by: string
  /** How many days ago it appeared; less than 0 for one that is still to appear, none for a draft. */
  days?: number
  category: Post['category']
  language?: Post['language']
  tags: readonly string[]
  /** The name of its cover's file, and of what is drawn on it. */
  cover: string
  coverAlt: string
  featured?: true
  excerpt: string
  /** Paragraphs with blank lines between them; `##`, `-`, `>` and `![]()` as in Markdown, `[]()` alone for a card, `**` for what matters, `*` for titles. */
  text: string
  remarks?: readonly Remark[]
}
