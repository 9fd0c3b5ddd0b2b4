import type { QueryClient } from '@tanstack/react-query'

/** Of files the browser makes addresses, so that it asks for them itself. */
const isFile = (queryKey: readonly unknown[]) => queryKey[0] === 'file'

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Fetches what components asked for that was not there; says how many queries have data now, and none once `signal` has ended
 * the wait.
 */
export async function fetchMissing(queries: QueryClient, signal: AbortSignal) {
  const missing = queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options, queryKey }) => state.status === 'pending' && options.queryFn && !isFile(queryKey))
  await Promise.race([Promise.allSettled(missing.map((query) => query.fetch())), ended(signal)])
  return signal.aborted ? 0 : missing.filter(({ state }) => state.status === 'success').length
}
