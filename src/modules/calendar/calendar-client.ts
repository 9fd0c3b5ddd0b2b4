import { client } from '#platform/web/client.ts'
import { calendar } from './contract.ts'

export const api = client(calendar)
