import { client } from '#platform/web/client.ts'
import { audit } from './contract.ts'

export const api = client(audit)
