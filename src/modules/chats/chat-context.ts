import { createContext, use } from 'react'
import type { Outbox } from './composer/outbox.ts'
import type { Chat } from './contract-shapes.ts'

/** The open chat, and who reads it. */
export interface OpenChat {
  chat: Chat
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
