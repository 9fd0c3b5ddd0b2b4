import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { picturesQuery } from './pictures-query.ts'

/** The loaded pictures of a person, or the user's own. */
export function usePictures(...args: Parameters<typeof picturesQuery>) {
  const query = useInfiniteQuery({ ...picturesQuery(...args), placeholderData: keepPreviousData })
  return {
    ...query,
    items: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    isLeast: query.data?.pages[0]?.isLeast ?? false,
  }
}
