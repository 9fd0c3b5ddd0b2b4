import { useQueryClient } from '@tanstack/react-query'
import { useOpenChat } from '../chat-context.ts'
import type { MessagePage } from '../contract.ts'
import { threadKey } from '../thread/thread-cache.ts'

/** Returns a function that finds the user's last message here. */
export function useLatestOwn() {
  const queries = useQueryClient()
  const { chat, thread, userId } = useOpenChat()
  return () =>
    queries
      .getQueryData<MessagePage>(threadKey(chat.id, thread?.id))
      ?.messages.findLast(({ senderId, deletedAt }) => senderId === userId && deletedAt === null)?.id
}
