import { client } from '#platform/web/api/client.ts'
import { notifications } from './contract.ts'

export const api = client(notifications)
