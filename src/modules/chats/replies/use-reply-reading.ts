import { useEffect, useRef } from 'react'
import { api } from '../chats-client.ts'
import type { ThreadState } from '../contract-shapes.ts'

const pause = 500

/** Marks a followed thread as read up to the visible replies, after a pause. */
export function useReplyReading(chatId: number, threadId: number, state: ThreadState) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(0)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = async (lastRead: () => number) => {
    const { following, lastReadId: lastKnownId, unread } = latest.current
    if (document.hidden || !following || unread === 0) return
    const lastReadId = lastRead()
    if (lastReadId <= Math.max(threadId, lastKnownId, reported.current)) return
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
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void report(lastRead), pause)
    },
  }
}
