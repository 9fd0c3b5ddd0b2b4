import type { Selection } from '#platform/ui/table/use-table-selection.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import type { ListQuery } from './invoices-view.ts'

const pageSize = 1000
// As many numbers as an address holds without harm.
const idsAtOnce = 200

/** The selected invoices as they are now, in an order that no change can shuffle. */
export async function collectInvoices({ all, some }: Selection<Invoice>, query: ListQuery): Promise<Invoice[]> {
  const found: Invoice[] = []
  if (!all) {
    const ids = [...some.values()].map(({ id }) => id)
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      const chunk = ids.slice(start, start + idsAtOnce)
      found.push(...(await api.list.send({ query: { ids: chunk, deleted: query.deleted ?? false, sort: 'id' } })))
    }
    return found
  }
  for (let page = 1; ; page += 1) {
    const items = await api.list.send({ query: { ...query, sort: 'id', page, limit: pageSize } })
    found.push(...items.filter(({ id }) => !some.has(id)))
    if (items.length < pageSize) return found
  }
}
