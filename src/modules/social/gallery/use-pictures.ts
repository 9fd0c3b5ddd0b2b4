import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { socialGallery } from '../contract-gallery.ts'
import { gallery } from '../gallery-client.ts'

const perPage = 24

/** A person's pictures page by page, the latest first. */
export function usePictures(person: number, q: string | undefined) {
  const words = q?.trim()
  const filter = { person, ...(words && { q: words }) }
  const query = useInfiniteQuery({
    queryKey: [socialGallery.name, 'picture pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam > 0 && { before: pageParam }
      return gallery.list.page({ query: { ...filter, ...before, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ items }) => (items.length < perPage ? undefined : items.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    shown: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
  }
}
