import { client } from '#platform/web/client.ts'
import { contacts } from './contract.ts'

export const api = client(contacts)
