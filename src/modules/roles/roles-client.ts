import { client } from '#platform/web/api/client.ts'
import { roles } from './contract.ts'

export const api = client(roles)
