import { client } from '#platform/web/api/client.ts'
import { chats } from './contract.ts'

export const api = client(chats)

const maxResults = 50

export const searchQuery = (q: string) => api.search.query({ query: { q, limit: maxResults } })

export const channelsQuery = api.channels.query()

export const threadsQuery = api.threads.query()

export const listQuery = api.list.query()
