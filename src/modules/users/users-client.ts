import { client } from '#platform/web/client.ts'
import { users } from './contract.ts'

export const api = client(users)
