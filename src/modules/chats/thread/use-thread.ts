import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { trimCachedMessages, loadNewer, loadOlder, fetchAround, readMessages, threadQuery } from './thread-cache.ts'

// With more unread messages than this, loading starts at the first; fewer are on the last page anyway.
const manyUnread = 45

interface Opened {
  chatId: number
  threadId?: number
  lastReadId: number
  unread: number
}

/** The loaded messages of a chat or a thread, functions to load more, and the read position when it was opened. */
export function useThread({ chatId, threadId, lastReadId, unread }: Opened, target: number | undefined) {
  const queries = useQueryClient()
  const [opened] = useState({ lastReadId, unread })
  const around = target ?? (opened.unread > manyUnread ? opened.lastReadId : undefined)
  const query = useQuery(threadQuery(chatId, threadId, { around }))
  const busy = useRef({ older: false, newer: false })
  useEffect(() => () => trimCachedMessages(queries, chatId, threadId), [queries, chatId, threadId])

  const load = async (side: 'older' | 'newer') => {
    if (busy.current[side]) return
    busy.current[side] = true
    try {
      await (side === 'older' ? loadOlder : loadNewer)(queries, chatId, threadId)
    } catch {
      // Further scrolling tries again.
    }
    busy.current[side] = false
  }

  return {
    stretch: query.data,
    error: query.error,
    refetch: query.refetch,
    opened,
    loadOlder: () => load('older'),
    loadNewer: () => load('newer'),
    /** The cached messages, possibly newer than the rendered ones. */
    read: () => readMessages(queries, chatId, threadId),
    goElsewhere: (id?: number) => fetchAround(queries, chatId, threadId, id),
  }
}
