import type { QueryClient } from '@tanstack/react-query'
import { defineFirstQueries } from '#platform/first-queries.ts'
import type { Listed } from '#platform/web/api/listed.ts'
import { parseRecordId } from '#platform/web/url-state/record-id.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api, comments } from './blog-client.ts'
import { getPhase, publicStatuses } from './contract-fields.ts'
import type { Summary } from './contract-posts.ts'
import { blog } from './contract.ts'
import { isInitialView, toListQuery, PostsView } from './list/posts-view.ts'

const maxFeatured = 3

/** The latest featured posts. */
export const featuredQuery = api.list.query({
  query: { status: publicStatuses, featured: true, sort: '-date', limit: maxFeatured },
})

/** Number of posts beside a list or a post. */
export const maxLinks = 5

/** The first posts in an order, and one more, since the post beside them is left out. */
export const linksQuery = (sort: '-date' | '-view') =>
  api.list.query({ query: { status: publicStatuses, sort, limit: maxLinks + 1 } })

export const commentsPerPage = 20

export const commentsQuery = (post: number, limit = commentsPerPage) => comments.list.page({ query: { post, limit } })

/** The post of a slug in a cached list, from which most posts are opened. */
function findCached(queries: QueryClient, slug: string) {
  const isOf = ([topic, endpoint]: readonly unknown[], name: string) => topic === blog.name && endpoint === name
  const lists = queries.getQueriesData<Summary[]>({ predicate: ({ queryKey }) => isOf(queryKey, 'list') })
  const pages = queries.getQueriesData<Listed<Summary[]>>({ predicate: ({ queryKey }) => isOf(queryKey, 'list page') })
  return [...lists.map(([, posts]) => posts), ...pages.map(([, page]) => page?.items)]
    .flatMap((posts = []) => posts)
    .find((post) => post.slug === slug)
}

/** What is found by the id of a published post: if no list has it, the post has to be awaited. */
const queriesById = (slug: string) => async (queries: QueryClient) => {
  const post =
    findCached(queries, slug) ??
    (await queries.fetchQuery(api.showSlug.query({ params: { slug } })).catch(() => undefined))
  if (!post || getPhase(post.status) !== 'done') return
  await Promise.all([
    queries.prefetchQuery(commentsQuery(post.id)),
    queries.prefetchQuery(api.around.query({ params: { id: post.id } })),
  ])
}

export default defineFirstQueries({
  '/apps/blog/posts': ({ search }) => {
    const view = parseView(PostsView, search)
    return [
      api.list.page({ query: toListQuery(view) }),
      api.facets.query(),
      ...(isInitialView(view) ? [featuredQuery] : []),
    ]
  },
  '/apps/blog/detail/:slug': ({ params: { slug = '' } }) => [
    api.showSlug.query({ params: { slug } }),
    queriesById(slug),
    api.facets.query(),
    linksQuery('-date'),
  ],
  '/apps/blog/write': ({ search, can }) => {
    const id = parseRecordId(search.get('post') ?? undefined)
    if (!can('create', blog.name)) return []
    return [...(id === undefined ? [] : [api.show.query({ params: { id } })]), api.facets.query()]
  },
  '/apps/blog/edit/:id': ({ params }) => {
    const id = parseRecordId(params['id'])
    return id === undefined ? [] : [api.show.query({ params: { id } }), api.facets.query()]
  },
})
