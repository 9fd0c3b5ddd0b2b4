import { useRef } from 'react'
import { api } from '../chats-client.ts'

const every = 3000

/** Sends "is typing" to the other members, at most every three seconds. */
export function useTyping(chatId: number, thread?: number) {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < every) return
    last.current = Date.now()
    // Typing signals are optional, so errors are ignored.
    api.typing.send({ params: { id: chatId }, query: thread === undefined ? {} : { thread } }).catch(() => {})
  }
}
