import { client } from '#platform/web/api/client.ts'
import { kanban } from './contract.ts'

export const api = client(kanban)
