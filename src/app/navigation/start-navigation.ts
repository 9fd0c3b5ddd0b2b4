import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter, RouteObject } from 'react-router'
import { followIntent } from './follow-intent.ts'
import { keepScroll } from './keep-scroll.ts'
import { prefetchCode, prefetchData } from './prefetch.ts'

/** What makes the way from screen to screen short, loaded when somebody first points at something, `pointedAt`. */
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
  // Whatever leads to a screen: its data is asked for while its code is loading.
  let asked = router.state.location.pathname
  const follow = ({ location, navigation }: typeof router.state) => {
    const next = navigation.location ?? location
    if (next.pathname === asked) return
    asked = next.pathname
    void prefetchData(queries, routes, next)
  }
  router.subscribe(follow)
  // Somebody may have been faster than this file.
  follow(router.state)
}
