import { client } from '#platform/web/client.ts'
import { notifications } from './contract.ts'

export const api = client(notifications)
