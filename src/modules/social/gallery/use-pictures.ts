import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { socialGallery } from '../contract-gallery.ts'
import { gallery } from '../gallery-client.ts'

const perPage = 24

/** A person's pictures page by page, the latest first; at first as many as it takes to show the one that was linked to. */
export function usePictures(person: number, q: string | undefined, linked: number | undefined) {
  const words = q?.trim()
  const filter = { person, ...(words && { q: words }) }
  const query = useInfiniteQuery({
    queryKey: [socialGallery.name, 'picture pages', filter, linked],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam > 0 ? { before: pageParam } : linked !== undefined && { until: linked }
      return gallery.list.page({ query: { ...filter, ...from, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ items }) => (items.length < perPage ? undefined : items.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    shown: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    isLeast: query.data?.pages[0]?.isLeast ?? false,
  }
}
