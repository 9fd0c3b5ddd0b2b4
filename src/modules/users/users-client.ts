import { client } from '#platform/web/api/client.ts'
import { users } from './contract.ts'

export const api = client(users)
