import type { Generated, Selectable } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Chat, Message } from '../contract-shapes.ts'

/** All tables of this module; a query on another one does not compile. */
export interface Tables {
  chats: {
    id: Generated<number>
    kind: Chat['kind']
    name: string
    pair: string | null
    version: number
    topic: Generated<string>
    /** May change the chat; null for a direct chat. */
    ownerId: string | null
    archivedAt: string | null
    createdAt: string
  }
  chatMembers: {
    chatId: number
    userId: string
    lastReadId: number
    muted: boolean
    pinned: boolean
    joinedAt: string
  }
  chatMessages: {
    id: Generated<number>
    chatId: number
    senderId: string
    msg: string
    type: Message['type']
    attachments: Json<StoredFile[]>
    mentions: Json<string[]>
    createdAt: string
    clientId: string
    replyToId: number | null
    threadId: number | null
    inChat: Generated<boolean>
    editedAt: string | null
    deletedAt: string | null
    pinnedAt: string | null
    version: number
    search: string
  }
  chatThreadMembers: {
    threadId: number
    userId: string
    chatId: number
    lastReadId: number
    following: boolean
  }
  chatMentions: { messageId: number; chatId: number; userId: string }
  chatReactions: { messageId: number; emoji: string; userId: string; at: string }
  chatFiles: { fileId: string; messageId: number; chatId: number }
}

export type MessageRow = Selectable<Tables['chatMessages']>
export type Membership = Selectable<Tables['chatMembers']>
