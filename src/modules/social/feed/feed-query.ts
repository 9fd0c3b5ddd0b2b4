import { infiniteQueryOptions } from '@tanstack/react-query'
import { social } from '../contract.ts'
import type { Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'
import type { getFilter } from './feed-view.ts'

const perPage = 10

/** Pages of posts, newest first; `first` is the length of the first page. */
export const feedQuery = (filter: ReturnType<typeof getFilter>, first = perPage) =>
  infiniteQueryOptions({
    queryKey: [social.name, 'feed pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const { before, limit } = pageParam
      return posts.feed.query({ query: { ...filter, ...(before > 0 && { before }), limit } }).queryFn({ signal })
    },
    initialPageParam: { before: 0, limit: first },
    getNextPageParam: (page: readonly Post[], _, { limit }) => {
      const last = page.at(-1)
      return last && page.length >= limit ? { before: last.id, limit: perPage } : undefined
    },
  })
