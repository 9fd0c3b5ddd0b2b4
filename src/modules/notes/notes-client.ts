import { client } from '#platform/web/api/client.ts'
import { notes } from './contract.ts'

export const api = client(notes)
