import { client } from '#platform/web/api/client.ts'
import { calendar } from './contract.ts'

export const api = client(calendar)
