import { client } from '#platform/web/client.ts'
import { invoices } from './contract.ts'

export const api = client(invoices)
