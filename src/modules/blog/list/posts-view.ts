import * as z from 'zod'
import { firstIn } from '#platform/fields/choices.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { postsPath } from '../blog-paths.ts'
import { categories, getPhase, type Status, statusChoices, statuses, Tag, UserId } from '../contract-fields.ts'
import type { PostList } from '../contract-posts.ts'

/** Sort orders for readers, with their API values. */
const sorts = { newest: '-date', oldest: 'date', popular: '-view' } as const
export const sortNames = ['newest', 'oldest', 'popular'] as const
export const defaultSort = 'newest' satisfies PostsView['sortBy']

/** The status that the list shows without a place. */
export const publicStatus = firstIn(statusChoices, 'done')

/** The other lists, for authors. */
export const statusFilters = [
  ...statuses.filter((status): status is Exclude<Status, typeof publicStatus> => status !== publicStatus),
  'trash' as const,
]

export const perPage = 12

/** The state kept in the URL's query; published posts without a place. */
export const PostsView = z.object({
  blogSearch: z.string().max(200).optional(),
  place: z.enum(statusFilters).optional(),
  category: z.enum(categories).optional(),
  tag: Tag.optional(),
  author: UserId.optional(),
  sortBy: z.enum(sortNames).optional(),
  page: z.int().min(1).max(10_000).optional(),
})
export type PostsView = z.infer<typeof PostsView>

export const getSearchText = ({ blogSearch = '' }: PostsView) => blogSearch.trim()

/** Whether a search or a filter is active. */
export const isNarrowed = (view: PostsView) => Boolean(getSearchText(view) || view.category || view.tag || view.author)

/** Whether the list is in its initial state, which includes the featured posts. */
export const isInitialView = (view: PostsView) =>
  !isNarrowed(view) && !view.place && (view.page ?? 1) === 1 && (view.sortBy ?? defaultSort) === defaultSort

export const toListQuery = (view: PostsView): z.input<typeof PostList> => {
  const { place: statusFilter, category, tag, author, sortBy = defaultSort, page = 1 } = view
  const q = getSearchText(view)
  const isUnfinished = statusFilter && statusFilter !== 'trash' && getPhase(statusFilter) === 'open'
  return {
    ...(q && { q }),
    ...(statusFilter === 'trash' ? { deleted: true, status: statuses } : { status: [statusFilter ?? publicStatus] }),
    ...(category && { category: [category] }),
    ...(tag && { tag: [tag] }),
    ...(author && { author: [author] }),
    sort: isUnfinished && sortBy === defaultSort ? '-updatedAt' : sorts[sortBy],
    page,
    limit: perPage,
  }
}

/** The URL of a view. */
export const getPostsUrl = (view: PostsView) => ({ pathname: postsPath, search: `?${writeQuery(view)}` })
