import { useRef } from 'react'
import { api } from '../chats-client.ts'

const every = 3000

/** Says to the others that one is writing, once in three seconds at the most. */
export function useTyping(chatId: number, thread?: number) {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < every) return
    last.current = Date.now()
    // Whoever cannot be told need not know.
    api.typing.send({ params: { id: chatId }, query: thread === undefined ? {} : { thread } }).catch(() => {})
  }
}
