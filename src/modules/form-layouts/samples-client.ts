import { client } from '#platform/web/client.ts'
import { sampleOrders } from './contract.ts'

export const api = client(sampleOrders)
