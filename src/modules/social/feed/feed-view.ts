import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import type { PostList } from '../contract-posts.ts'

const id = z.int().min(1).max(2_147_483_647)

export const sources = ['everyone', 'following', 'own'] as const

/** The state kept in the URL's query. */
export const FeedView = z.object({
  person: id.optional(),
  source: z.enum(sources).optional(),
  q: z.string().max(200).optional(),
  tag: z.string().max(100).optional(),
  /** Id of the post shown on its own. */
  post: id.optional(),
})
export type FeedView = z.infer<typeof FeedView>

type Filter = Pick<z.input<typeof PostList>, 'person' | 'following' | 'tag' | 'q'>

/** The filter of the request: all posts on the own profile, a person's posts on theirs. */
export function getFilter(view: FeedView, profile: { id: number; isSelf: boolean }): Filter {
  const { source = 'everyone', tag } = view
  const q = view.q?.trim()
  return {
    ...((!profile.isSelf || source === 'own') && { person: profile.id }),
    ...(profile.isSelf && source === 'following' && { following: true }),
    ...(tag && { tag }),
    ...(q && { q }),
  }
}

const at = (values: z.input<typeof FeedView>) => ({
  pathname: '/apps/users/profile',
  search: `${writeQuery(values)}`,
})

/** All posts with a #tag. */
export const tagPath = (tag: string) => at({ tag })

/** The page of a post. */
export const postPath = (post: number) => at({ post })
