import { defineFirstQueries } from '#platform/first-queries.ts'
import { pageQuery } from '#platform/web/url-state/list-page.ts'
import { parseRecordId } from '#platform/web/url-state/record-id.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { invoices } from './contract.ts'
import { api } from './invoices-client.ts'
import { getFilters, InvoicesView, toListQuery, getPerPage } from './list/invoices-view.ts'

export const listQuery = (view: InvoicesView) =>
  api.list.page({ query: { ...toListQuery(view), ...pageQuery(view.page ?? 1), limit: getPerPage(view) } })

export const countsQuery = (view: InvoicesView) => api.counts.query({ query: getFilters(view) })

export const remindersQuery = (id: number) => api.reminders.query({ params: { id } })

/** The invoice of an address. */
function showQueries(text: string | undefined) {
  const id = parseRecordId(text)
  return id === undefined ? [] : [api.show.query({ params: { id } })]
}

export default defineFirstQueries({
  '/apps/invoice/list': ({ search }) => {
    const view = parseView(InvoicesView, search)
    return [listQuery(view), countsQuery(view)]
  },
  '/apps/invoice/detail/:id': ({ params }) => {
    const id = parseRecordId(params['id'])
    return id === undefined ? [] : [api.show.query({ params: { id } }), remindersQuery(id)]
  },
  '/apps/invoice/create': ({ can }) => (can('create', invoices.name) ? [api.defaults.query()] : []),
  '/apps/invoice/edit/:id': ({ params, can }) => (can('update', invoices.name) ? showQueries(params['id']) : []),
  '/apps/invoice/credit-note/:id/:note': ({ params }) => showQueries(params['id']),
})
