import { defineFirstQueries } from '#platform/first-queries.ts'
import { pageQuery } from '#platform/web/search/list-page.ts'
import { parseView } from '#platform/web/search/use-view.ts'
import { api } from './invoices-client.ts'
import { filtersOf, InvoicesView, listQueryOf, perPageOf } from './list/invoices-view.ts'

export const listOf = (view: InvoicesView) =>
  api.list.page({ query: { ...listQueryOf(view), ...pageQuery(view.page ?? 1), limit: perPageOf(view) } })

export const countsOf = (view: InvoicesView) => api.counts.query({ query: filtersOf(view) })

export default defineFirstQueries({
  '/apps/invoice/list': ({ search }) => {
    const view = parseView(InvoicesView, search)
    return [listOf(view), countsOf(view)]
  },
  '/apps/invoice/detail/:id': ({ params }) => {
    const id = Number(params['id'])
    return Number.isInteger(id) ? [api.show.query({ params: { id } })] : []
  },
})
