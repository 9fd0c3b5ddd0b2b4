import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter, RouteObject } from 'react-router'
import { keepFocus } from '#platform/web/navigation/keep-focus.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { restoreScrollOnBack } from './restore-scroll.ts'
import { prefetchCode, prefetchData } from './prefetch.ts'

/** Starts prefetching, and keeps scroll positions and the focus; loaded on the first event, whose target is `target`. */
export function startNavigation(
  queries: QueryClient,
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  target: EventTarget | null,
) {
  restoreScrollOnBack(router)
  keepFocus()
  prefetchOnIntent((link) => {
    prefetchCode(routes, link)
    void prefetchData(queries, routes, link)
  }, target)
  // On any navigation, requests the data while the code loads.
  let prefetchedPath = router.state.location.pathname
  const prefetchNext = ({ location, navigation }: typeof router.state) => {
    const next = navigation.location ?? location
    if (next.pathname === prefetchedPath) return
    prefetchedPath = next.pathname
    void prefetchData(queries, routes, next)
  }
  router.subscribe(prefetchNext)
  // A navigation may have started before this file was loaded.
  prefetchNext(router.state)
}
