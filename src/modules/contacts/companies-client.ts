import { client } from '#platform/web/api/client.ts'
import { companies } from './contract-companies.ts'

export const api = client(companies)

/** The query of the number of companies, in the side pane. */
export const companyCount = api.list.page({ query: { limit: 1 } })
