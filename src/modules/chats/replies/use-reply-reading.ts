import { useEffect, useRef } from 'react'
import { api } from '../chats-client.ts'
import type { ThreadState } from '../contract-shapes.ts'

const pause = 500

/** Marks a followed thread as read up to the visible replies, after a pause. */
export function useReplyReading(chatId: number, threadId: number, state: ThreadState) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(0)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  const report = async (lastRead: () => number) => {
    const { following, lastReadId: known, unread } = latest.current
    if (document.hidden || !following || unread === 0) return
    const lastReadId = lastRead()
    if (lastReadId <= Math.max(threadId, known, reported.current)) return
    reported.current = lastReadId
    try {
      await api.arrangeThread.send({ params: { id: chatId, message: threadId }, body: { lastReadId } })
    } catch {
      reported.current = 0
    }
  }
  return {
    /** Call after every change of the visible messages; `lastRead` returns the last visible id. */
    markRead(lastRead: () => number) {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void report(lastRead), pause)
    },
  }
}
