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

// In the build of `server-render.tsx`, in the place of the package: there a component waits for its data, so that a page is
// rendered once, where in the browser it shows meanwhile that it waits.
export * from '@tanstack/react-query'

interface Answer {
  settled: Promise<void>
  isSettled: boolean
}

/** What was asked for, by client and key. */
const asked = new WeakMap<QueryClient, Map<string, Answer>>()

function answerOf(queries: QueryClient, name: string, ask: () => Promise<unknown>) {
  const ofClient = asked.get(queries) ?? new Map<string, Answer>()
  asked.set(queries, ofClient)
  const known = ofClient.get(name)
  if (known) return known
  const settle = () => {
    answer.isSettled = true
  }
  // A failure is the component's to show.
  const answer: Answer = { isSettled: false, settled: ask().then(settle, settle) }
  ofClient.set(name, answer)
  return answer
}

/** Of files the browser makes addresses, so that it asks for them itself. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

interface QueryOptions {
  queryKey: readonly unknown[]
  enabled?: unknown
}

/** What a component has to wait for. */
function missing(queries: QueryClient, { queryKey, enabled = true }: QueryOptions, ask: () => Promise<unknown>) {
  const name = hashKey(queryKey)
  if (enabled !== true || isFile(queryKey) || queries.getQueryCache().get(name)?.state.data !== undefined) return []
  const { isSettled, settled } = answerOf(queries, name, ask)
  return isSettled ? [] : [settled]
}

/** React renders the component again once a promise that it threw has settled. */
function waitFor(answers: readonly Promise<void>[]) {
  // oxlint-disable-next-line typescript/only-throw-error -- `use` demands the same promises in the same order each time
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
