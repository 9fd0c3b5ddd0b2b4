import { client } from '#platform/web/api/client.ts'
import { tickets } from './contract.ts'

export const api = client(tickets)
