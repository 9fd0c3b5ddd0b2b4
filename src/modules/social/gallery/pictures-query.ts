import { infiniteQueryOptions } from '@tanstack/react-query'
import { socialGallery } from '../contract-gallery.ts'
import { gallery } from '../gallery-client.ts'

const perPage = 24

/** Pages of a person's pictures or the user's own, newest first; the first page extends to the linked picture. */
export function picturesQuery(person: number | undefined, q: string | undefined, linked: number | undefined) {
  const query = q?.trim()
  const filter = { ...(person !== undefined && { person }), ...(query && { q: query }) }
  return infiniteQueryOptions({
    queryKey: [socialGallery.name, 'picture pages', filter, linked],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam > 0 ? { before: pageParam } : linked !== undefined && { until: linked }
      return gallery.list.page({ query: { ...filter, ...from, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ items }) => (items.length < perPage ? undefined : items.at(-1)?.id),
  })
}
