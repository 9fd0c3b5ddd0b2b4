import type { QueryClient } from '@tanstack/react-query'
import type { Right } from './contract.ts'

/** Address and user of a screen that is opened. */
interface ScreenVisit {
  /** Of the route's path. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Whether the user may perform an action on a contract's records. */
  can: (action: Right, topic: string) => boolean
}

/** Options of a query, with the key that the screen uses; a function prefetches a query with pages. */
type FirstQuery =
  | { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }
  | ((queries: QueryClient) => Promise<unknown>)

/** Returns the first queries of a screen. */
export type FirstQueries = (visit: ScreenVisit) => readonly FirstQuery[]

/**
 * The first queries of a module's screens, by the path of the route. The exports of `first-queries.ts`: they are sent
 * while the screen's code is loading, so the screen has to use the same definitions.
 */
export const defineFirstQueries = (byPath: Readonly<Record<string, FirstQueries>>) => byPath
