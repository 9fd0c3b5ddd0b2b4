import type { RowSource } from '#platform/ui/row-list/row-source.ts'
import { api } from '../contacts-client.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'

export const contactSource: RowSource<ListQuery, Contact> = {
  pageSize: 100,
  page: (query, page, limit) => api.list.page({ query: { ...query, page, limit } }),
  getId: ({ id }) => id,
  isListed: ({ deleted }, query) => deleted === Boolean(query.deleted),
}
