import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../audit-client.ts'
import { audit, type AuditEntry, type AuditFilters } from '../contract.ts'

const perPage = 50
// Others' changes are no changes of the log's own topic: the first page asks again by itself.
const pause = 10_000

/** Entries page by page, the latest first. */
export function useEntries(filters: AuditFilters) {
  const query = useInfiniteQuery({
    queryKey: [audit.name, 'pages', filters],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam > 0 && { before: pageParam }
      return api.list.query({ query: { ...filters, ...before, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page: readonly AuditEntry[]) => (page.length < perPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : pause),
  })
  return { ...query, entries: query.data?.pages.flat() }
}
