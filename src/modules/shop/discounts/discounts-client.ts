import { client } from '#platform/web/api/client.ts'
import { shopDiscounts } from '../contract-discounts.ts'

export const api = client(shopDiscounts)
