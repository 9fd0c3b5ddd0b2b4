import { api } from './chats-client.ts'

/** Unread messages and replies of the chats that may disturb; of the others, messages that name the reader. */
export default async function countUnread() {
  const chats = await api.list.send()
  return chats.reduce(
    (sum, { muted, unread, unreadReplies, mentions }) => sum + (muted ? mentions : unread + unreadReplies),
    0,
  )
}
