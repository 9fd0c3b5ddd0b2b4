import {
  hashKey,
  type QueryClient,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery as useInfiniteQueryNow,
  useQueries as useQueriesNow,
  useQuery as useQueryNow,
  useQueryClient,
} from '@tanstack/react-query'
import { peopleSourcesQuery } from '#platform/web/session/people.ts'
import { withoutTracking } from './track-files.ts'

// Replaces TanStack Query in the build of `server-render.tsx`: components suspend until their data is loaded, where in
// the browser they render a loading state.
export * from '@tanstack/react-query'

interface PendingQuery {
  settled: Promise<void>
  isSettled: boolean
}

/** Requests by client and key. */
const pendingByClient = new WeakMap<QueryClient, Map<string, PendingQuery>>()

function createPendingQuery(queries: QueryClient, hash: string, fetch: () => Promise<unknown>) {
  const ofClient = pendingByClient.get(queries) ?? new Map<string, PendingQuery>()
  pendingByClient.set(queries, ofClient)
  const existing = ofClient.get(hash)
  if (existing) return existing
  const markSettled = () => {
    pending.isSettled = true
  }
  // The component shows the failure.
  const pending: PendingQuery = { isSettled: false, settled: fetch().then(markSettled, markSettled) }
  ofClient.set(hash, pending)
  return pending
}

/** Browsers convert files to object URLs, so they are loaded there. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

/** Code is no data, so the browser loads it as well. */
const isCode = (hash: string) => hash === hashKey(peopleSourcesQuery([]).queryKey)

interface QueryOptions {
  queryKey: readonly unknown[]
  enabled?: unknown
}

/** The pending responses of a component. */
function pendingQueries(
  queries: QueryClient,
  { queryKey, enabled = true }: QueryOptions,
  fetch: () => Promise<unknown>,
) {
  const hash = hashKey(queryKey)
  if (enabled !== true || isFile(queryKey) || queries.getQueryCache().get(hash)?.state.data !== undefined) return []
  // With the data in the page, the browser does not need the code that requests it.
  const { isSettled, settled } = createPendingQuery(queries, hash, isCode(hash) ? fetch : () => withoutTracking(fetch))
  return isSettled ? [] : [settled]
}

/** React retries the component when a thrown promise settles. */
function suspendUntil(promises: readonly Promise<void>[]) {
  // oxlint-disable-next-line typescript/only-throw-error -- `use` requires the same promises in the same order each time
  if (promises.length > 0) throw Promise.all(promises)
}

export function useQuery(options: UseQueryOptions, client?: QueryClient) {
  const queries = useQueryClient(client)
  suspendUntil(pendingQueries(queries, options, () => queries.fetchQuery(options)))
  return useQueryNow(options, client)
}

export function useInfiniteQuery(options: UseInfiniteQueryOptions, client?: QueryClient) {
  const queries = useQueryClient(client)
  suspendUntil(pendingQueries(queries, options, () => queries.fetchInfiniteQuery(options)))
  return useInfiniteQueryNow(options, client)
}

export function useQueries(options: { queries: UseQueryOptions[] }, client?: QueryClient) {
  const queries = useQueryClient(client)
  suspendUntil(options.queries.flatMap((query) => pendingQueries(queries, query, () => queries.fetchQuery(query))))
  return useQueriesNow(options, client)
}
