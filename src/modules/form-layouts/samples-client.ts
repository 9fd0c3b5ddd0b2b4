import { client } from '#platform/web/api/client.ts'
import { sampleOrders } from './contract.ts'

export const api = client(sampleOrders)
