import { client } from '#platform/web/api/client.ts'
import { home } from './contract.ts'

export const api = client(home)
export const boardQuery = api.show.query()
