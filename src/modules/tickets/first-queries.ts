import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api } from './tickets-client.ts'
import { countsQueryOf, listQueryOf, perPage, TicketsView } from './tickets-view.ts'

export const listOf = (view: TicketsView) =>
  api.list.page({ query: { ...listQueryOf(view), page: view.page ?? 1, limit: perPage } })

export const countsOf = (view: TicketsView) => api.counts.query({ query: countsQueryOf(view) })

export default defineFirstQueries({
  '/apps/tickets': ({ search }) => {
    const view = parseView(TicketsView, search)
    return [
      listOf(view),
      countsOf(view),
      api.facets.query(),
      colleaguesQuery,
      ...(typeof view.ticket === 'number' ? [api.show.query({ params: { id: view.ticket } })] : []),
    ]
  },
})
