import { client } from '#platform/web/client.ts'
import { textDocuments } from './contract.ts'

export const api = client(textDocuments)
