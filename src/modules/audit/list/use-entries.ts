import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AuditFilters } from '../contract.ts'
import { entriesQuery } from './entries-query.ts'

// Others' changes are no changes of the log's own topic: the first page asks again by itself.
const pause = 10_000

/** Entries page by page, the latest first. */
export function useEntries(filters: AuditFilters) {
  const query = useInfiniteQuery({
    ...entriesQuery(filters),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : pause),
  })
  return { ...query, entries: query.data?.pages.flat() }
}
