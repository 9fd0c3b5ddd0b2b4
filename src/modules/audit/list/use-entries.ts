import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AuditFilters } from '../contract.ts'
import { createEntriesQuery } from './entries-query.ts'

// In ms; polled, since changes of other topics do not announce the log's own.
const pause = 10_000

/** Pages of entries, newest first; polls the first page. */
export function useEntries(filters: AuditFilters) {
  const query = useInfiniteQuery({
    ...createEntriesQuery(filters),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : pause),
  })
  return { ...query, entries: query.data?.pages.flat() }
}
