import { client } from '#platform/web/api/client.ts'
import { invoices } from './contract.ts'

export const api = client(invoices)
