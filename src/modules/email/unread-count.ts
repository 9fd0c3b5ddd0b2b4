import { api } from './email-client.ts'

/** Conversations in the inbox with something unread, for the menu. */
export default async function unreadCount() {
  const { places } = await api.facets.send()
  return places.inbox.unread
}
