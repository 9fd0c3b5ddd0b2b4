import { client } from '#platform/web/client.ts'
import { shopOrders } from '../contract-orders.ts'

export const api = client(shopOrders)
