import { client } from '#platform/web/api/client.ts'
import { shopOrders } from '../contract-orders.ts'

export const api = client(shopOrders)
