import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, listQuery } from '../chats-client.ts'
import type { Chat } from '../contract-shapes.ts'
import { changeCachedChat } from './thread-cache.ts'

const pause = 500

// A chat marked as unread stays unread until it is opened again.
const unreadChats = new Set<number>()
export const keepUnread = (chatId: number) => void unreadChats.add(chatId)

/** Marks the chat as read up to the visible messages, after a pause and only while the page is visible. */
export function useReading(chat: Chat) {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(chat.lastReadId)

  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
  })

  const report = async (lastRead: () => number) => {
    const { id, unread, messages, lastReadId: lastKnownId } = latest.current
    if (document.hidden || unreadChats.has(id) || unread === 0) return
    const lastReadId = lastRead()
    if (lastReadId <= Math.max(lastKnownId, reported.current)) return
    reported.current = lastReadId
    const isAll = lastReadId >= (messages.at(-1)?.id ?? 0)
    changeCachedChat(queries, id, { lastReadId, ...(isAll && { unread: 0, mentions: 0 }) })
    try {
      await api.markRead.send({ params: { id }, body: { lastReadId } })
    } catch {
      reported.current = 0
      // The number of unread messages is not 0, or they would not be reported again.
      void queries.invalidateQueries(listQuery)
    }
  }
  useEffect(() => {
    unreadChats.delete(chat.id)
    return () => clearTimeout(timer.current)
  }, [chat.id])

  return {
    /** Call after every change of the visible messages; `lastRead` returns the last visible id. */
    markRead(lastRead: () => number) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void report(lastRead), pause)
    },
  }
}
