import type { RowSource } from '#platform/ui/row-list/row-source.ts'
import { api } from '../companies-client.ts'
import type { CompanyQuery } from '../companies-view.ts'
import type { Company } from '../contract-companies.ts'

export const companySource: RowSource<CompanyQuery, Company> = {
  pageSize: 100,
  page: (query, page, limit) => api.list.page({ query: { ...query, page, limit } }),
  getId: ({ id }) => id,
  isListed: ({ deleted }, query) => deleted === Boolean(query.deleted),
}
