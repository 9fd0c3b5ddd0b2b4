import { client } from '#platform/web/api/client.ts'
import { shop } from './contract.ts'

export const api = client(shop)
