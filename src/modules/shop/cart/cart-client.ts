import { client } from '#platform/web/client.ts'
import { shopCart } from '../contract-cart.ts'

export const api = client(shopCart)
