import { client } from '#platform/web/api/client.ts'
import { audit } from './contract.ts'

export const api = client(audit)
