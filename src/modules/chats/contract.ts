import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readWrite } from '#platform/contract.ts'
import { Chat, ChatFile, GroupDraft, Message, MessageDraft, MessageText, Name, UserId } from './contract-shapes.ts'

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const InBody = z.int().min(1).max(2_147_483_647)
const OfMessage = z.strictObject({ id: Id, message: Id })

/** Any one emoji, as a person sees one. */
export const Emoji = z
  .string()
  .max(40)
  .regex(/^\p{RGI_Emoji}$/v)

export const maxMembers = 200

const Users = z
  .array(UserId)
  .min(1)
  .max(maxMembers)
  .transform((ids) => [...new Set(ids)])

/** A stretch of a chat without gaps, oldest first, and what it takes to follow it from there. */
export const Stretch = z.object({
  messages: z.array(Message),
  /** Whether there is more on either side. */
  before: z.boolean(),
  after: z.boolean(),
  /** Ask for `updates` since this. */
  version: z.int(),
})
export type Stretch = z.infer<typeof Stretch>

const direction = z.int().min(0).max(2_147_483_647).optional()

export const chats = contract(
  'chats',
  '/api/data/chats',
  {
    list: get('/', { returns: z.array(Chat), summary: 'The own chats, the latest first, each with its last message' }),
    search: get('/search', {
      query: z.strictObject({
        q: z.string().max(200),
        chat: z.int().min(1).max(2_147_483_647).optional(),
        before: direction,
        limit: z.int().min(1).max(100).default(30),
      }),
      returns: z.array(Message),
      summary: 'Messages in all own chats, or in one, that have every word; the latest first',
    }),
    show: get('/:id', { returns: Chat, summary: 'A chat with its latest messages' }),
    messages: get('/:id/messages', {
      query: z.strictObject({
        before: direction,
        after: direction,
        around: direction,
        limit: z.int().min(1).max(200).default(50),
      }),
      returns: Stretch,
      summary: 'Messages before, after or around one of them, by its id; without any of these, the latest',
    }),
    updates: get('/:id/updates', {
      query: z.strictObject({ since: z.int().min(0).max(2_147_483_647), limit: z.int().min(1).max(200).default(200) }),
      returns: z.object({ messages: z.array(Message), version: z.int(), more: z.boolean() }),
      summary: 'Messages that are new or changed since a version, in the order of their changes',
    }),

    createGroup: post('/', { body: GroupDraft, returns: Chat, status: 201 }),
    openDirect: post('/direct', {
      body: z.strictObject({ userId: UserId }),
      returns: Chat,
      summary: 'The one chat of two people, made if there is none yet',
    }),
    rename: patch('/:id', { body: z.strictObject({ name: Name }), returns: Chat }),
    addMembers: post('/:id/members', { body: z.strictObject({ userIds: Users }), returns: Chat }),
    removeMember: del('/:id/members/:user', { params: z.strictObject({ id: Id, user: UserId }), returns: Chat }),
    leave: post('/:id/leave', {
      action: 'delete',
      summary: 'Goes out of a group; with the last member the group ends',
    }),
    arrange: patch('/:id/mine', {
      body: z.strictObject({ muted: z.boolean(), pinned: z.boolean() }).partial(),
      returns: Chat,
      summary: 'Mutes a chat, or keeps it on top, for oneself',
    }),
    markRead: post('/:id/read', {
      body: z.strictObject({ lastReadId: InBody }),
      returns: Chat,
      action: 'update',
      summary: 'Has read up to this message; what was read stays read',
    }),
    markUnread: post('/:id/unread', {
      body: z.strictObject({ from: InBody }),
      returns: Chat,
      action: 'update',
      summary: 'This message and those after it count as unread again',
    }),
    typing: post('/:id/typing', { action: 'read', summary: 'Tells the others that one is writing, for some seconds' }),

    say: post('/:id/messages', {
      body: MessageDraft,
      returns: Message,
      status: 201,
      idempotencyKey: 'clientId',
      summary:
        'Adds a message; sent again with the same `clientId`, it answers with the one that is there; 409 for other words',
    }),
    edit: patch('/:id/messages/:message', {
      params: OfMessage,
      body: z.strictObject({ msg: MessageText }),
      returns: Message,
    }),
    remove: del('/:id/messages/:message', {
      params: OfMessage,
      returns: Message,
      summary: 'Takes back an own message; its place stays',
    }),
    restore: post('/:id/messages/:message/restore', { params: OfMessage, returns: Message, action: 'delete' }),
    react: put('/:id/messages/:message/reactions', {
      params: OfMessage,
      body: z.strictObject({ emoji: Emoji }),
      returns: Message,
      action: 'create',
    }),
    unreact: del('/:id/messages/:message/reactions', {
      params: OfMessage,
      body: z.strictObject({ emoji: Emoji }),
      returns: Message,
      action: 'create',
    }),
    pin: put('/:id/messages/:message/pin', {
      params: OfMessage,
      body: z.strictObject({ pinned: z.boolean() }),
      returns: Message,
      action: 'create',
      summary: 'Keeps a message at hand for all members',
    }),

    pins: get('/:id/pins', { returns: z.array(Message), summary: 'Pinned messages, the latest pinned first' }),
    files: get('/:id/files', { returns: z.array(ChatFile), summary: 'Files of a chat, the latest first' }),
    download: get('/:id/files/:fileId', {
      params: z.strictObject({ id: Id, fileId: z.string().max(64) }),
      returns: file('*/*'),
    }),
  },
  {
    private: true,
    notices: ['mentioned', 'added'],
    grants: {
      manager: readWrite,
      agent: readWrite,
      // Whoever only reads still keeps track of what they have read, and of what may disturb them.
      viewer: ['read', { action: 'update', where: { memberId: '$user.id' } }],
    },
  },
)
