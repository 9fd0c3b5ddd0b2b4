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

interface Answer {
  settled: Promise<void>
  isSettled: boolean
}

/** Requests by client and key. */
const pendingAnswers = new WeakMap<QueryClient, Map<string, Answer>>()

function answerOf(queries: QueryClient, hash: string, fetch: () => Promise<unknown>) {
  const ofClient = pendingAnswers.get(queries) ?? new Map<string, Answer>()
  pendingAnswers.set(queries, ofClient)
  const existing = ofClient.get(hash)
  if (existing) return existing
  const markSettled = () => {
    answer.isSettled = true
  }
  // The component shows the failure.
  const answer: Answer = { isSettled: false, settled: fetch().then(markSettled, markSettled) }
  ofClient.set(hash, answer)
  return answer
}

/** Browsers convert files to object URLs, so they are loaded there. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

/** Code is no data, so the browser loads it as well. */
const isCode = (hash: string) => hash === hashKey(peopleSourcesQuery([]).queryKey)

interface QueryOptions {
  queryKey: readonly unknown[]
  enabled?: unknown
}

/** The pending answers of a component. */
function pendingQueries(
  queries: QueryClient,
  { queryKey, enabled = true }: QueryOptions,
  fetch: () => Promise<unknown>,
) {
  const hash = hashKey(queryKey)
  if (enabled !== true || isFile(queryKey) || queries.getQueryCache().get(hash)?.state.data !== undefined) return []
  // With the data in the page, the browser does not need the code that requests it.
  const { isSettled, settled } = answerOf(queries, hash, isCode(hash) ? fetch : () => withoutTracking(fetch))
  return isSettled ? [] : [settled]
}

/** React retries the component when a thrown promise settles. */
function suspendUntil(answers: readonly Promise<void>[]) {
  // oxlint-disable-next-line typescript/only-throw-error -- `use` requires the same promises in the same order each time
  if (answers.length > 0) throw Promise.all(answers)
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
  suspendUntil(options.queries.flatMap((one) => pendingQueries(queries, one, () => queries.fetchQuery(one))))
  return useQueriesNow(options, client)
}
