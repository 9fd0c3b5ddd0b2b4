import { client } from '#platform/web/client.ts'
import { shop } from '../contract.ts'

export const api = client(shop)
