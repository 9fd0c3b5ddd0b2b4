import type { QueryClient } from '@tanstack/react-query'

/** Of files the browser makes addresses, so that it asks for them itself. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

/** Fetches what components asked for that was not there; says how many queries have data now. */
export async function fetchMissing(queries: QueryClient) {
  const missing = queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options, queryKey }) => state.status === 'pending' && options.queryFn && !isFile(queryKey))
  const fetched = await Promise.allSettled(missing.map((query) => query.fetch()))
  return fetched.filter(({ status }) => status === 'fulfilled').length
}
