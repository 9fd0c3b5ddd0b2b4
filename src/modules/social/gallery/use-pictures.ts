import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { picturesQuery } from './pictures-query.ts'

/** The pictures of a person, or the own ones, as far as they were read. */
export function usePictures(...whose: Parameters<typeof picturesQuery>) {
  const query = useInfiniteQuery({ ...picturesQuery(...whose), placeholderData: keepPreviousData })
  return {
    ...query,
    shown: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    isLeast: query.data?.pages[0]?.isLeast ?? false,
  }
}
