import { client } from '#platform/web/api/client.ts'
import { chats } from './contract.ts'

export const api = client(chats)

export const listQuery = api.list.query()
