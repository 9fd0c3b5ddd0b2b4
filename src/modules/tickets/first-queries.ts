import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { maxCountedViews, type SavedView } from './contract-views.ts'
import { api, serviceLevelsQuery, savedViewsApi } from './tickets-client.ts'
import { toCountsQuery, toListQuery, perPage, TicketsView } from './tickets-view.ts'

export const getListQuery = (view: TicketsView) =>
  api.list.page({ query: { ...toListQuery(view), page: view.page ?? 1, limit: perPage } })

export const getCountsQuery = (view: TicketsView) => api.counts.query({ query: toCountsQuery(view) })

export const savedViewsQuery = savedViewsApi.list.query()

export const getViewCountsQuery = (views: readonly SavedView[]) =>
  api.viewCounts.query({ query: { ids: views.slice(0, maxCountedViews).map(({ id }) => id) } })

export default defineFirstQueries({
  '/apps/tickets': ({ search }) => {
    const view = parseView(TicketsView, search)
    return [
      getListQuery(view),
      getCountsQuery(view),
      api.facets.query(),
      colleaguesQuery,
      serviceLevelsQuery,
      async (queries) => {
        const views = await queries.fetchQuery(savedViewsQuery)
        if (views.length > 0) await queries.prefetchQuery(getViewCountsQuery(views))
      },
      ...(typeof view.ticket === 'number' ? [api.show.query({ params: { id: view.ticket } })] : []),
    ]
  },
})
