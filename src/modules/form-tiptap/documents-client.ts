import { client } from '#platform/web/api/client.ts'
import { textDocuments } from './contract.ts'

export const api = client(textDocuments)
