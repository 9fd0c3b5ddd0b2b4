import { useState } from 'react'
import { useOpenChat } from '../chat-context.ts'
import type { MessagePage } from '../contract.ts'
import type { ScrollAnchor } from './scroll-anchor.ts'
import { bounds, earlier, moveLater, type Slice, sliceAround, sliceAtEnd } from './slice.ts'
import { firstNewMessage, createRows } from './thread-rows.ts'
import type { useThread } from './use-thread.ts'

// Distance in px from the edge at which more rows are rendered or loaded.
const ahead = 1200

/** The rows to render: those near the visible part of the loaded messages. */
export function useRenderedRows(
  { messages, before, after }: MessagePage,
  thread: Omit<ReturnType<typeof useThread>, 'stretch'>,
  target: number | undefined,
) {
  const { userId } = useOpenChat()
  const { lastReadId, unread } = thread.opened
  const firstNew = unread > 0 ? firstNewMessage(messages, lastReadId, userId, !before) : undefined
  const [slice, setSlice] = useState<Slice>(() => {
    const initialRow = target ?? firstNew
    return initialRow === undefined ? sliceAtEnd(messages) : sliceAround(messages, initialRow)
  })
  const { start, end } = bounds(messages, slice)

  const renderMore = ({ above, below }: ScrollAnchor['hidden']) => {
    if (above < ahead) {
      if (start > 0) setSlice(earlier(messages, slice))
      else if (before) void thread.loadOlder()
    }
    if (below < ahead) {
      if (end < messages.length) setSlice(moveLater(messages, slice))
      else if (after) void thread.loadNewer()
    }
  }
  return {
    rows: createRows(messages, { start, end }, !before, firstNew),
    isWhole: end === messages.length && !after,
    hasEarlier: before || start > 0,
    isNewEarlier: firstNew !== undefined && firstNew < (messages[start]?.id ?? 0),
    setSlice,
    renderMore,
  }
}
