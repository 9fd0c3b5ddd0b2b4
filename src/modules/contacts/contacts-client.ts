import { client } from '#platform/web/api/client.ts'
import { contacts } from './contract.ts'

export const api = client(contacts)
