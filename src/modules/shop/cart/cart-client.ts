import { client } from '#platform/web/api/client.ts'
import { shopCart } from '../contract-cart.ts'

export const api = client(shopCart)
