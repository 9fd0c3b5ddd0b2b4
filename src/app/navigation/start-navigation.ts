import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter, RouteObject } from 'react-router'
import { followIntent } from './follow-intent.ts'
import { keepScroll } from './keep-scroll.ts'
import { prefetchCode, prefetchData } from './prefetch.ts'

/** Starts prefetching; loaded on the first pointer event, whose target is `pointedAt`. */
export function startNavigation(
  queries: QueryClient,
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  pointedAt: EventTarget | null,
) {
  keepScroll(router)
  followIntent((link) => {
    prefetchCode(routes, link)
    void prefetchData(queries, routes, link)
  }, pointedAt)
  // On any navigation, requests the data while the code loads.
  let asked = router.state.location.pathname
  const follow = ({ location, navigation }: typeof router.state) => {
    const next = navigation.location ?? location
    if (next.pathname === asked) return
    asked = next.pathname
    void prefetchData(queries, routes, next)
  }
  router.subscribe(follow)
  // A navigation may have started before this file was loaded.
  follow(router.state)
}
