import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { Failure } from '#platform/errors/failure.ts'
import { Unconfirmed } from '#platform/web/session/session-guard.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      topic?: string
      /** Further topics that the write invalidates. */
      touches?: readonly string[]
      /** The screen shows this failure itself. */
      quiet?: boolean
    }
  }
}

// Renders before the next frame; with the default timer, a clicked check box flickered.
notifyManager.setScheduler(queueMicrotask)

/** Retries temporary failures, except those with a code, which `withRecovery` has handled. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof Failure && (error.status === 0 || (error.status >= 502 && !error.errorCode))

// Two retries within 1.5 s.
const retryDelay = (failures: number) => 500 * 2 ** failures

/**
 * If a change arrives during the first fetch of a query, the response may be stale, but React Query refetches only
 * queries that have data. This fetches once more after the response.
 */
class RefetchingClient extends QueryClient {
  #again = new Set<Query>()

  async #askAgain(query: Query) {
    this.#again.add(query)
    // The caller handles the error.
    await query.promise?.catch(() => {})
    this.#again.delete(query)
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    const pendingQueries = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => (query.state.data === undefined || !query.isActive()) && !this.#again.has(query))
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...pendingQueries.map((query) => this.#askAgain(query)),
    ])
  }
}

/** `onFailure` is called for every failed write, unless the screen shows the failure itself. */
export function createQueryClient(onFailure: (error: Error) => void) {
  const client: QueryClient = new RefetchingClient({
    defaultOptions: {
      // Live events invalidate data; the time limit is for events that were missed.
      queries: { staleTime: 60_000, retry: shouldRetry, retryDelay, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _input, _undo, mutation) => {
        const { topic, touches = [] } = mutation.meta ?? {}
        const topics = topic ? [topic, ...touches] : touches
        return Promise.all(topics.map((topic) => client.invalidateQueries({ queryKey: [topic] })))
      },
      onError: (error, _input, _undo, mutation) => {
        if (!mutation.meta?.quiet && !(error instanceof Unconfirmed)) onFailure(error)
      },
    }),
  })
  return client
}
