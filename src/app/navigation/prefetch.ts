import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type Path, type RouteObject } from 'react-router'
import type { Session } from '#platform/contracts/session-contract.ts'
import type { FirstQueries } from '#platform/first-queries.ts'
import { base } from '#platform/web/navigation/base.ts'
import { createCan, sessionQuery } from '#platform/web/session/session.ts'
import { getRouteHandle } from '#app/routing/route-handle.ts'

const loaders = import.meta.glob<Readonly<Record<string, FirstQueries>>>('../../modules/*/first-queries.ts', {
  import: 'default',
})

type Target = Pick<Path, 'pathname' | 'search'>

const routeAt = (routes: RouteObject[], target: Target) => matchRoutes(routes, target, base)?.at(-1)

/** Loads the code of a screen. Failures are ignored; navigation loads it again. */
export function prefetchCode(routes: RouteObject[], target: Target) {
  const lazy = routeAt(routes, target)?.route.lazy
  if (typeof lazy === 'function') void lazy()
}

/** Sends the first queries of a screen, unless cached and fresh. */
export async function prefetchData(queries: QueryClient, routes: RouteObject[], target: Target) {
  const match = routeAt(routes, target)
  const session = queries.getQueryData<Session>(sessionQuery.queryKey)
  if (!match || !session || session.awaitsRole) return
  const { id = '', path = '' } = getRouteHandle([match.route])
  const byPath = await loaders[`../../modules/${id}/first-queries.ts`]?.().catch(() => undefined)
  const visit = { params: match.params, search: new URLSearchParams(target.search), can: createCan(session) }
  for (const query of byPath?.[path]?.(visit) ?? [])
    void (typeof query === 'function' ? query(queries) : queries.prefetchQuery(query))
}
