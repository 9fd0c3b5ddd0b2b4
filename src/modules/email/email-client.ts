import { client } from '#platform/web/api/client.ts'
import { email } from './contract.ts'

export const api = client(email)
