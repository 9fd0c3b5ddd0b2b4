import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Chat } from '../contract-shapes.ts'
import { forgetFarAway, loadNewer, loadOlder, readElsewhere, readMessages, threadQuery } from './thread-cache.ts'

// So many unread ones are read from their first on; fewer are on the last page anyway.
const manyUnread = 45

/** What was read of a chat so far, how to read more, and where it was opened. */
export function useThread(chat: Chat, target: number | undefined) {
  const queries = useQueryClient()
  const [opened] = useState({ lastReadId: chat.lastReadId, unread: chat.unread })
  const around = target ?? (opened.unread > manyUnread ? opened.lastReadId : undefined)
  const query = useQuery(threadQuery(chat.id, { around }))
  const busy = useRef({ older: false, newer: false })
  const { id } = chat
  useEffect(() => () => forgetFarAway(queries, id), [queries, id])

  const load = async (side: 'older' | 'newer') => {
    if (busy.current[side]) return
    busy.current[side] = true
    try {
      await (side === 'older' ? loadOlder : loadNewer)(queries, chat.id)
    } catch {
      // Scrolling on asks again.
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
    /** As it is this moment, before the screen has been drawn with it. */
    read: () => readMessages(queries, chat.id),
    goElsewhere: (id?: number) => readElsewhere(queries, chat.id, id),
  }
}
