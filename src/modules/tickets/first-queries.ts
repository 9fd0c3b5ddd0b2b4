import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api, serviceLevelsQuery, savedViewsApi } from './tickets-client.ts'
import { toCountsQuery, toListQuery, perPage, TicketsView } from './tickets-view.ts'

export const getListQuery = (view: TicketsView) =>
  api.list.page({ query: { ...toListQuery(view), page: view.page ?? 1, limit: perPage } })

export const getCountsQuery = (view: TicketsView) => api.counts.query({ query: toCountsQuery(view) })

export const savedViewsQuery = savedViewsApi.list.query()

/** The counts of all saved views, up to a limit, requested together with the views. */
export const viewCountsQuery = api.viewCounts.query({ query: {} })

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
      viewCountsQuery,
      ...(typeof view.ticket === 'number' ? [api.show.query({ params: { id: view.ticket } })] : []),
    ]
  },
})
