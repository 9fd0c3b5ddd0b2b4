import { api } from './email-client.ts'

/** Number of unread conversations in the inbox, for the app's menu. */
export default async function unreadCount() {
  const { places } = await api.facets.send()
  return places.inbox.unread
}
