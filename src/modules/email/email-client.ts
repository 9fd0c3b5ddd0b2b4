import { client } from '#platform/web/client.ts'
import { email } from './contract.ts'

export const api = client(email)
