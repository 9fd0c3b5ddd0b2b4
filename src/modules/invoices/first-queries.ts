import { defineFirstQueries } from '#platform/first-queries.ts'
import { pageQuery } from '#platform/web/url-state/list-page.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { api } from './invoices-client.ts'
import { getFilters, InvoicesView, toListQuery, getPerPage } from './list/invoices-view.ts'

export const listQuery = (view: InvoicesView) =>
  api.list.page({ query: { ...toListQuery(view), ...pageQuery(view.page ?? 1), limit: getPerPage(view) } })

export const countsQuery = (view: InvoicesView) => api.counts.query({ query: getFilters(view) })

export const remindersQuery = (id: number) => api.reminders.query({ params: { id } })

export default defineFirstQueries({
  '/apps/invoice/list': ({ search }) => {
    const view = parseView(InvoicesView, search)
    return [listQuery(view), countsQuery(view)]
  },
  '/apps/invoice/detail/:id': ({ params }) => {
    const id = Number(params['id'])
    return Number.isInteger(id) ? [api.show.query({ params: { id } }), remindersQuery(id)] : []
  },
})
