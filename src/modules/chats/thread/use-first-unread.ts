import type { RefObject } from 'react'
import { useOpenChat } from '../chat-context.ts'
import type { ScrollAnchor } from './scroll-anchor.ts'
import { type Slice, sliceAround } from './slice.ts'
import { firstNewMessage, rowKey } from './thread-rows.ts'
import type { useThread } from './use-thread.ts'

interface FirstUnreadParts {
  thread: Pick<ReturnType<typeof useThread>, 'opened' | 'read' | 'goElsewhere'>
  scrollAnchor: RefObject<ScrollAnchor | undefined>
  setSlice: (slice: Slice) => void
}

/** Scrolls to the first message that is unread, or was when the chat was opened; returns whether there is one. */
export function useFirstUnread({ thread, scrollAnchor, setSlice }: FirstUnreadParts) {
  const { chat, thread: openThread, userId } = useOpenChat()
  const { opened } = thread
  const isUnread = !openThread && chat.unread > 0
  const lastReadId = isUnread ? chat.lastReadId : opened.unread > 0 ? opened.lastReadId : undefined

  return async () => {
    if (lastReadId === undefined) return false
    let id = firstNewMessage(thread.read(), lastReadId, userId, false)
    if (id === undefined) {
      await thread.goElsewhere(lastReadId)
      id = firstNewMessage(thread.read(), lastReadId, userId, true)
    }
    const there = thread.read()
    const first = there.find((message) => message.id === id)
    if (!first) return false
    setSlice(sliceAround(there, first.id))
    scrollAnchor.current?.goTo({ key: rowKey(first), share: 0.25, preferEnd: true })
    return true
  }
}
