import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../audit-client.ts'
import { audit, type AuditEntry, type AuditFilters } from '../contract.ts'

const perPage = 50

/** Pages of entries, newest first. */
export const createEntriesQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [audit.name, 'pages', filters],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam > 0 && { before: pageParam }
      return api.list.query({ query: { ...filters, ...before, limit: perPage } }).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page: readonly AuditEntry[]) => (page.length < perPage ? undefined : page.at(-1)?.id),
  })
