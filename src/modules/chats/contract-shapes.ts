import * as z from 'zod'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'

export const UserId = z.string().min(1).max(64)

export const maxMessageLength = 8000
export const maxAttachments = 20

/** An emoji with the users who reacted with it, ordered by first use of the emoji. */
export const Reaction = z.object({ emoji: z.string(), userIds: z.array(z.string()) })
export type Reaction = z.infer<typeof Reaction>

/** The quoted message in a reply. */
export const Quote = z.object({
  id: z.int(),
  senderId: z.string(),
  msg: z.string(),
  files: z.int(),
  deleted: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** Summary of the replies to a message. */
export const Thread = z.object({
  replies: z.int(),
  /** Authors of replies, the latest first. */
  userIds: z.array(z.string()),
  lastReplyAt: z.iso.datetime(),
})
export type Thread = z.infer<typeof Thread>

export const Message = z.object({
  /** Determines the order in a chat; `createdAt` does not. */
  id: z.int(),
  chatId: z.int(),
  msg: z.string(),
  type: z.enum(['text']),
  attachments: z.array(StoredFile),
  createdAt: z.iso.datetime(),
  senderId: z.string(),
  /** Id from the browser that wrote the message, which is known before `id`. */
  clientId: z.string(),
  editedAt: z.iso.datetime().nullable(),
  /** A deleted message has neither text nor files. */
  deletedAt: z.iso.datetime().nullable(),
  pinnedAt: z.iso.datetime().nullable(),
  replyTo: Quote.nullable(),
  /** The first message of the thread that this reply belongs to. */
  threadId: z.int().nullable(),
  /** False only for replies that are shown in their thread alone. */
  inChat: z.boolean(),
  /** Summary of its own thread. */
  thread: Thread.nullable(),
  reactions: z.array(Reaction),
  /** Users mentioned in the message. */
  mentions: z.array(z.string()),
})
export type Message = z.infer<typeof Message>

export const Member = z.object({ id: z.string(), name: z.string(), avatar: z.string(), jobTitle: z.string() })
export type Member = z.infer<typeof Member>

export const Chat = z.object({
  id: z.int(),
  /** A channel is a group that everybody can find and join. */
  kind: z.enum(['direct', 'group', 'channel']),
  /** In a direct chat, the name of the other member. */
  name: z.string(),
  topic: z.string(),
  /** May change the chat; null for a direct chat. */
  ownerId: z.string().nullable(),
  /** An archived channel is read-only. */
  archivedAt: z.iso.datetime().nullable(),
  members: z.array(Member),
  /** The latest messages, oldest first. */
  messages: z.array(Message),
  createdAt: z.iso.datetime(),
  lastReadId: z.int(),
  /** Number of messages by others after `lastReadId`. */
  unread: z.int(),
  /** Number of unread messages that mention the user. */
  mentions: z.int(),
  /** Unread replies in threads that the user follows. */
  unreadReplies: z.int(),
  muted: z.boolean(),
  pinned: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** The user's state of a thread. */
export const ThreadState = z.object({
  /** By default true for users who reply, are mentioned, or wrote the first message. */
  following: z.boolean(),
  lastReadId: z.int(),
  unread: z.int(),
})
export type ThreadState = z.infer<typeof ThreadState>

/** A thread that the user follows. */
export const FollowedThread = ThreadState.extend({ root: Message })
export type FollowedThread = z.infer<typeof FollowedThread>

/** A channel as listed for all users, members or not. */
export const Channel = z.object({
  id: z.int(),
  name: z.string(),
  topic: z.string(),
  ownerId: z.string().nullable(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  members: z.int(),
  /** Whether the user is a member. */
  joined: z.boolean(),
})
export type Channel = z.infer<typeof Channel>

export const ChatFile = StoredFile.extend({
  messageId: z.int(),
  threadId: z.int().nullable(),
  senderId: z.string(),
  createdAt: z.iso.datetime(),
})
export type ChatFile = z.infer<typeof ChatFile>

// Text is stored as typed, except for leading and trailing blank lines.
export const MessageText = z
  .string()
  .max(maxMessageLength)
  .transform((text) => text.replace(/^\s*\n/, '').trimEnd())

export const MessageDraft = z
  .strictObject({
    msg: MessageText,
    type: z.enum(['text']).default('text'),
    attachments: z.array(FileId).max(maxAttachments).default([]),
    replyTo: z.int().min(1).max(2_147_483_647).optional(),
    /** The first message of the thread, for a reply. */
    threadId: z.int().min(1).max(2_147_483_647).optional(),
    /** Whether to show a reply in the chat as well. */
    inChat: z.boolean().default(false),
    clientId: z.string().regex(/^[\w-]{8,64}$/),
  })
  .refine(({ msg, attachments }) => msg.trim() || attachments.length > 0, {
    path: ['msg'],
    message: 'Add a text or a file to the message',
  })
export type MessageDraft = z.input<typeof MessageDraft>

export const Name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]*$/u)

export const maxTopicLength = 250

const Topic = z
  .string()
  .trim()
  .max(maxTopicLength)
  .regex(/^[^\p{Cc}]*$/u)

/** The fields that the owner of a group may change. */
export const GroupChanges = z.strictObject({ name: Name, topic: Topic, archived: z.boolean() }).partial()
export type GroupChanges = z.output<typeof GroupChanges>

export const GroupDraft = z.strictObject({
  kind: z.enum(['group', 'channel']).default('group'),
  name: Name,
  topic: Topic.default(''),
  members: z
    .array(UserId)
    .max(200)
    .transform((ids) => [...new Set(ids)]),
})
export type GroupDraft = z.input<typeof GroupDraft>
