import { createContext, use } from 'react'
import type { Outbox } from './composer/outbox.ts'
import type { Chat } from './contract-shapes.ts'

/** A thread of the chat, around what stands in its pane. */
interface ThreadPlace {
  id: number
  /** Whether the next reply is to stand in the chat as well. */
  isAlsoInChat: boolean
  onSent: () => void
}

/** The open chat, and who reads it. */
export interface OpenChat {
  chat: Chat
  /** Absent among the messages of the chat. */
  thread?: ThreadPlace
  userId: string
  canWrite: boolean
  /** The reader's messages on their way. */
  outbox: Outbox
  nameOf: (userId: string) => string
  avatarOf: (userId: string) => string | undefined
}

export const ChatContext = createContext<OpenChat | undefined>(undefined)

export function useOpenChat(): OpenChat {
  const open = use(ChatContext)
  if (!open) throw new Error('No chat is open around this')
  return open
}
