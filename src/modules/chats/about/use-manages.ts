import { useCan } from '#platform/web/session/session.ts'
import { useOpenChat } from '../chat-context.ts'
import { chats } from '../contract.ts'

/** True if the user may change the open group, as its owner or as an administrator of chats. */
export function useManages() {
  const can = useCan()
  const { chat, userId } = useOpenChat()
  const isAllowed = can('create', chats.name) && (chat.ownerId === userId || can('manage', chats.name))
  return chat.kind !== 'direct' && isAllowed
}
