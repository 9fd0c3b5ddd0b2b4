import { createContext, use } from 'react'
import type { Outbox } from './composer/outbox.ts'
import type { Chat } from './contract-shapes.ts'

/** The open thread, within its pane. */
interface OpenThreadContext {
  id: number
  /** Whether the next reply is also sent to the chat. */
  isAlsoInChat: boolean
  onSent: () => void
}

/** The open chat and the current user. */
export interface OpenChat {
  chat: Chat
  /** Undefined outside of the thread pane. */
  thread?: OpenThreadContext
  userId: string
  canWrite: boolean
  /** The user's messages that are being sent. */
  outbox: Outbox
  getName: (userId: string) => string
  getAvatar: (userId: string) => string | undefined
}

export const ChatContext = createContext<OpenChat | undefined>(undefined)

export function useOpenChat(): OpenChat {
  const open = use(ChatContext)
  if (!open) throw new Error('The component must be inside an open chat')
  return open
}
