import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api, serviceLevelsQuery, savedViewsApi } from './tickets-client.ts'
import { toCountsQuery, toListQuery, perPage, TicketsView } from './tickets-view.ts'

export const getListQuery = (view: TicketsView) =>
  api.list.page({ query: { ...toListQuery(view), page: view.page ?? 1, limit: perPage } })

export const getCountsQuery = (view: TicketsView) => api.counts.query({ query: toCountsQuery(view) })

export const savedViewsQuery = savedViewsApi.list.query()

/** The counts of some saved views, or of all, up to a limit, requested together with the views. */
export const getViewCountsQuery = (ids?: number[]) =>
  api.viewCounts.query({
    query: { ...(ids && { ids }), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  })

export default defineFirstQueries({
  '/apps/tickets': ({ search }) => {
    const view = parseView(TicketsView, search)
    return [
      getListQuery(view),
      getCountsQuery(view),
      api.facets.query(),
      colleaguesQuery,
      serviceLevelsQuery,
      savedViewsQuery,
      getViewCountsQuery(),
      ...(typeof view.ticket === 'number' ? [api.show.query({ params: { id: view.ticket } })] : []),
    ]
  },
})
