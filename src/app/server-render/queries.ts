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

// Replaces TanStack Query in the build of `server-render.tsx`: components suspend until their data is loaded, where in
// the browser they render a loading state.
export * from '@tanstack/react-query'

interface Answer {
  settled: Promise<void>
  isSettled: boolean
}

/** Requests by client and key. */
const asked = new WeakMap<QueryClient, Map<string, Answer>>()

function answerOf(queries: QueryClient, name: string, ask: () => Promise<unknown>) {
  const ofClient = asked.get(queries) ?? new Map<string, Answer>()
  asked.set(queries, ofClient)
  const known = ofClient.get(name)
  if (known) return known
  const settle = () => {
    answer.isSettled = true
  }
  // The component shows the failure.
  const answer: Answer = { isSettled: false, settled: ask().then(settle, settle) }
  ofClient.set(name, answer)
  return answer
}

/** Browsers convert files to object URLs, so they are loaded there. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

interface QueryOptions {
  queryKey: readonly unknown[]
  enabled?: unknown
}

/** The pending answers of a component. */
function missing(queries: QueryClient, { queryKey, enabled = true }: QueryOptions, ask: () => Promise<unknown>) {
  const name = hashKey(queryKey)
  if (enabled !== true || isFile(queryKey) || queries.getQueryCache().get(name)?.state.data !== undefined) return []
  const { isSettled, settled } = answerOf(queries, name, ask)
  return isSettled ? [] : [settled]
}

/** React retries the component when a thrown promise settles. */
function waitFor(answers: readonly Promise<void>[]) {
  // oxlint-disable-next-line typescript/only-throw-error -- `use` requires the same promises in the same order each time
  if (answers.length > 0) throw Promise.all(answers)
}

export function useQuery(options: UseQueryOptions, client?: QueryClient) {
  const queries = useQueryClient(client)
  waitFor(missing(queries, options, () => queries.fetchQuery(options)))
  return useQueryNow(options, client)
}

export function useInfiniteQuery(options: UseInfiniteQueryOptions, client?: QueryClient) {
  const queries = useQueryClient(client)
  waitFor(missing(queries, options, () => queries.fetchInfiniteQuery(options)))
  return useInfiniteQueryNow(options, client)
}

export function useQueries(options: { queries: UseQueryOptions[] }, client?: QueryClient) {
  const queries = useQueryClient(client)
  waitFor(options.queries.flatMap((one) => missing(queries, one, () => queries.fetchQuery(one))))
  return useQueriesNow(options, client)
}
