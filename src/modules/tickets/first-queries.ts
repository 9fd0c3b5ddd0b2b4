import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import type { SavedView } from './contract-views.ts'
import { api, serviceLevelsQuery, savedViewsApi } from './tickets-client.ts'
import { countsQueryOf, listQueryOf, perPage, TicketsView } from './tickets-view.ts'

export const listOf = (view: TicketsView) =>
  api.list.page({ query: { ...listQueryOf(view), page: view.page ?? 1, limit: perPage } })

export const countsOf = (view: TicketsView) => api.counts.query({ query: countsQueryOf(view) })

export const savedViewsQuery = savedViewsApi.list.query()

const maxCounted = 100

export const viewCountsOf = (views: readonly SavedView[]) =>
  api.viewCounts.query({ query: { ids: views.slice(0, maxCounted).map(({ id }) => id) } })

export default defineFirstQueries({
  '/apps/tickets': ({ search }) => {
    const view = parseView(TicketsView, search)
    return [
      listOf(view),
      countsOf(view),
      api.facets.query(),
      colleaguesQuery,
      serviceLevelsQuery,
      async (queries) => {
        const views = await queries.fetchQuery(savedViewsQuery)
        if (views.length > 0) await queries.prefetchQuery(viewCountsOf(views))
      },
      ...(typeof view.ticket === 'number' ? [api.show.query({ params: { id: view.ticket } })] : []),
    ]
  },
})
