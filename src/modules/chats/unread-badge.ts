import { api } from './chats-client.ts'

/** Unread messages of the chats that may disturb; of the others, those that name the reader. */
export default async function countUnread() {
  const chats = await api.list.send()
  return chats.reduce((sum, { muted, unread, mentions }) => sum + (muted ? mentions : unread), 0)
}
