import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { peopleQuery } from './people-query.ts'
import type { getFilter } from './people-view.ts'

/** Pages of people by name. */
export function usePeople(filter: ReturnType<typeof getFilter>) {
  const query = useInfiniteQuery({ ...peopleQuery(filter), placeholderData: keepPreviousData })
  return {
    ...query,
    items: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    isLeast: query.data?.pages[0]?.isLeast ?? false,
  }
}
