import { client } from '#platform/web/client.ts'
import { kanban } from './contract.ts'

export const api = client(kanban)
