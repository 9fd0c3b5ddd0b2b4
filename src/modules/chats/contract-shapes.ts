import * as z from 'zod'
import { FileId, StoredFile } from '#platform/pictures/file.ts'

export const UserId = z.string().min(1).max(64)

export const maxMessageLength = 8000
export const maxAttachments = 20

/** Who reacted with what, in the order in which the emoji came. */
export const Reaction = z.object({ emoji: z.string(), userIds: z.array(z.string()) })
export type Reaction = z.infer<typeof Reaction>

/** What a reply shows of the message that it answers. */
export const Quote = z.object({
  id: z.int(),
  senderId: z.string(),
  msg: z.string(),
  files: z.int(),
  deleted: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** The replies below a message. */
export const Thread = z.object({
  replies: z.int(),
  /** Authors of replies, the latest first. */
  userIds: z.array(z.string()),
  lastReplyAt: z.iso.datetime(),
})
export type Thread = z.infer<typeof Thread>

export const Message = z.object({
  /** Ascends in the order of the chat, which `createdAt` need not do. */
  id: z.int(),
  chatId: z.int(),
  msg: z.string(),
  type: z.enum(['text']),
  attachments: z.array(StoredFile),
  createdAt: z.iso.datetime(),
  senderId: z.string(),
  /** Names the message to the browser that wrote it, which knows it before the server does. */
  clientId: z.string(),
  editedAt: z.iso.datetime().nullable(),
  /** A message that was taken back has neither text nor files. */
  deletedAt: z.iso.datetime().nullable(),
  pinnedAt: z.iso.datetime().nullable(),
  replyTo: Quote.nullable(),
  /** The message that this one is a reply to in its thread. */
  threadId: z.int().nullable(),
  /** Whether it stands among the messages of the chat, as all do but replies sent to their thread alone. */
  inChat: z.boolean(),
  /** Replies in its own thread. */
  thread: Thread.nullable(),
  reactions: z.array(Reaction),
  /** Users that are named in it. */
  mentions: z.array(z.string()),
})
export type Message = z.infer<typeof Message>

export const Member = z.object({ id: z.string(), name: z.string(), avatar: z.string(), jobTitle: z.string() })
export type Member = z.infer<typeof Member>

export const Chat = z.object({
  id: z.int(),
  /** A channel is a group that everybody finds and may join. */
  kind: z.enum(['direct', 'group', 'channel']),
  /** A direct chat is called like whom it is with. */
  name: z.string(),
  /** What it is about. */
  topic: z.string(),
  /** Who may change it; a direct chat is nobody's. */
  ownerId: z.string().nullable(),
  /** A channel that is archived can only be read. */
  archivedAt: z.iso.datetime().nullable(),
  members: z.array(Member),
  /** The latest ones, oldest first. */
  messages: z.array(Message),
  createdAt: z.iso.datetime(),
  lastReadId: z.int(),
  /** Messages of others after `lastReadId`. */
  unread: z.int(),
  /** Those among them that name the reader. */
  mentions: z.int(),
  /** Unread replies in threads that the reader follows. */
  unreadReplies: z.int(),
  muted: z.boolean(),
  pinned: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** What a thread is to its reader. */
export const ThreadState = z.object({
  /** Users who reply, are named, or wrote the first message follow until they choose otherwise. */
  following: z.boolean(),
  lastReadId: z.int(),
  unread: z.int(),
})
export type ThreadState = z.infer<typeof ThreadState>

/** A thread in the list of those that the reader follows. */
export const FollowedThread = ThreadState.extend({ root: Message })
export type FollowedThread = z.infer<typeof FollowedThread>

/** A channel as everybody sees it, whether they are in it or not. */
export const Channel = z.object({
  id: z.int(),
  name: z.string(),
  topic: z.string(),
  ownerId: z.string().nullable(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  members: z.int(),
  /** Whether the reader is one of them. */
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

// Text is kept as typed but for the blank lines around it.
export const MessageText = z
  .string()
  .max(maxMessageLength)
  .transform((text) => text.replace(/^\s*\n|\s+$/g, ''))

export const MessageDraft = z
  .strictObject({
    msg: MessageText,
    type: z.enum(['text']).default('text'),
    attachments: z.array(FileId).max(maxAttachments).default([]),
    replyTo: z.int().min(1).max(2_147_483_647).optional(),
    /** The message in whose thread it is a reply. */
    threadId: z.int().min(1).max(2_147_483_647).optional(),
    /** Whether a reply is to stand in the chat as well. */
    inChat: z.boolean().default(false),
    clientId: z.string().regex(/^[\w-]{8,64}$/),
  })
  .refine(({ msg, attachments }) => msg.trim() || attachments.length > 0, {
    path: ['msg'],
    message: 'A message needs a text or a file',
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

/** What the owner of a group may change. */
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
