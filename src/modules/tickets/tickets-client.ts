import { client } from '#platform/web/client.ts'
import { tickets } from './contract.ts'

export const api = client(tickets)
