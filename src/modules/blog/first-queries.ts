import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api } from './blog-client.ts'
import { isInitialView, toListQuery, PostsView } from './list/posts-view.ts'

const maxFeatured = 3

/** The latest featured posts. */
export const featuredQuery = api.list.query({
  query: { status: ['published'], featured: true, sort: '-date', limit: maxFeatured },
})

export default defineFirstQueries({
  '/apps/blog/posts': ({ search }) => {
    const view = parseView(PostsView, search)
    return [
      api.list.page({ query: toListQuery(view) }),
      api.facets.query(),
      ...(isInitialView(view) ? [featuredQuery] : []),
    ]
  },
})
