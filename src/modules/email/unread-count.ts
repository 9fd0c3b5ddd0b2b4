import { client } from '#platform/web/api/client.ts'
import { inboxPart } from './contract-inbox.ts'

const api = client(inboxPart)

/** Number of unread conversations in the inbox, for the app's menu. */
export default async function unreadCount() {
  const { folders } = await api.facets.send()
  return folders.inbox.unread
}
