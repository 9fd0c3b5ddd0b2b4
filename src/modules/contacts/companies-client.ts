import { client } from '#platform/web/api/client.ts'
import { companies } from './contract-companies.ts'

export const api = client(companies)
