import { client } from '#platform/web/api/client.ts'
import { listPart } from './contract-list.ts'

const api = client(listPart)

/** Number of unread messages and replies; of muted chats only mentions. */
export default async function countUnread() {
  const chats = await api.list.send()
  return chats.reduce(
    (sum, { muted, unread, unreadReplies, mentions }) => sum + (muted ? mentions : unread + unreadReplies),
    0,
  )
}
