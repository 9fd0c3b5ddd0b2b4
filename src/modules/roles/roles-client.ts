import { client } from '#platform/web/client.ts'
import { roles } from './contract.ts'

export const api = client(roles)
