import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readWrite } from '#platform/contract.ts'
import { listPart } from './contract-list.ts'
import {
  Channel,
  Chat,
  ChatFile,
  FollowedThread,
  GroupChanges,
  GroupDraft,
  Message,
  MessageDraft,
  MessageText,
  ThreadState,
  UserId,
} from './contract-shapes.ts'

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const MessageId = z.int().min(1).max(2_147_483_647)
const MessageParams = z.strictObject({ id: Id, message: Id })

/** A single emoji, that is one grapheme. */
export const Emoji = z
  .string()
  .max(40)
  .regex(/^\p{RGI_Emoji}$/v)

export const maxMembers = 200
export const maxGroupsPerDay = 50

const Users = z
  .array(UserId)
  .min(1)
  .max(maxMembers)
  .transform((ids) => [...new Set(ids)])

/** Consecutive messages of a chat, oldest first, with the version to follow updates from. */
export const MessagePage = z.object({
  messages: z.array(Message),
  /** Whether there are earlier or later messages. */
  before: z.boolean(),
  after: z.boolean(),
  /** Value of `since` for the first call of `updates`. */
  version: z.int(),
})
export type MessagePage = z.infer<typeof MessagePage>

const direction = z.int().min(0).max(2_147_483_647).optional()

export const chats = contract(
  'chats',
  listPart.base,
  {
    ...listPart.endpoints,
    search: get('/search', {
      query: z.strictObject({
        q: z.string().max(200),
        chat: z.int().min(1).max(2_147_483_647).optional(),
        before: direction,
        limit: z.int().min(1).max(100).default(30),
      }),
      returns: z.array(Message),
      summary: 'Messages with every word, in all of the user’s chats or in one, newest first',
    }),
    channels: get('/channels', { returns: z.array(Channel), summary: 'All channels, joined or not' }),
    // Also for viewers, who may update their own membership.
    join: post('/channels/:id/join', { returns: Chat, action: 'update', ownOnly: true, summary: 'Joins a channel' }),
    threads: get('/threads', {
      query: z.strictObject({ limit: z.int().min(1).max(100).default(30) }),
      returns: z.array(FollowedThread),
      summary: 'Threads that the user follows, the latest reply first',
    }),
    show: get('/:id', { returns: Chat, summary: 'A chat with its latest messages' }),
    messages: get('/:id/messages', {
      query: z.strictObject({
        before: direction,
        after: direction,
        around: direction,
        thread: direction,
        limit: z.int().min(1).max(200).default(50),
      }),
      returns: MessagePage,
      summary:
        'Messages before, after or around one of them, by its id; without any of these, the latest. Of a chat, or of the thread below a message, which comes first',
    }),
    updates: get('/:id/updates', {
      query: z.strictObject({
        since: z.int().min(0).max(2_147_483_647),
        thread: direction,
        limit: z.int().min(1).max(200).default(200),
      }),
      returns: z.object({ messages: z.array(Message), version: z.int(), more: z.boolean() }),
      summary: 'Messages that are new or changed since a version, in the order of their changes',
    }),

    createGroup: post('/', {
      body: GroupDraft,
      returns: Chat,
      status: 201,
      // Each one is added to the chats of up to 200 users, who are not asked.
      limits: [{ max: maxGroupsPerDay, seconds: 24 * 3600 }],
    }),
    openDirect: post('/direct', {
      body: z.strictObject({ userId: UserId }),
      returns: Chat,
      summary: 'The chat of two people, created if necessary',
    }),
    change: patch('/:id', {
      body: GroupChanges,
      mergesFields: true,
      returns: Chat,
      summary: 'Changes the name or the topic of a group, or archives a channel. For its owner and administrators',
    }),
    handOver: put('/:id/owner', {
      body: z.strictObject({ userId: UserId }),
      returns: Chat,
      summary: 'Makes another member the owner of a group',
    }),
    addMembers: post('/:id/members', { body: z.strictObject({ userIds: Users }), returns: Chat }),
    removeMember: del('/:id/members/:user', {
      params: z.strictObject({ id: Id, user: UserId }),
      returns: Chat,
      summary: 'Removes a member of a group. For its owner and administrators',
    }),
    leave: post('/:id/leave', {
      action: 'update',
      ownOnly: true,
      summary: 'Leaves a group; the last member deletes it',
    }),
    arrange: patch('/:id/mine', {
      body: z.strictObject({ muted: z.boolean(), pinned: z.boolean() }).partial(),
      returns: Chat,
      summary: 'Mutes or pins a chat for the user',
    }),
    markRead: post('/:id/read', {
      body: z.strictObject({ lastReadId: MessageId }),
      returns: Chat,
      action: 'update',
      summary: 'Marks messages as read up to this one',
    }),
    markUnread: post('/:id/unread', {
      body: z.strictObject({ from: MessageId }),
      returns: Chat,
      action: 'update',
      summary: 'Marks this message and later ones as unread',
    }),
    typing: post('/:id/typing', {
      query: z.strictObject({ thread: direction }),
      action: 'read',
      summary: 'Signals to the others for some seconds that the user is typing',
    }),

    say: post('/:id/messages', {
      body: MessageDraft,
      returns: Message,
      status: 201,
      idempotencyKey: 'clientId',
      summary: 'Adds a message; a repeated `clientId` returns the first one; 409 with another text',
    }),
    edit: patch('/:id/messages/:message', {
      params: MessageParams,
      body: z.strictObject({ msg: MessageText }),
      returns: Message,
    }),
    remove: del('/:id/messages/:message', {
      params: MessageParams,
      returns: Message,
      summary: 'Deletes an own message; a placeholder remains',
    }),
    restore: post('/:id/messages/:message/restore', { params: MessageParams, returns: Message, action: 'delete' }),
    react: put('/:id/messages/:message/reactions', {
      params: MessageParams,
      body: z.strictObject({ emoji: Emoji }),
      returns: Message,
      action: 'create',
    }),
    unreact: del('/:id/messages/:message/reactions', {
      params: MessageParams,
      body: z.strictObject({ emoji: Emoji }),
      returns: Message,
      action: 'create',
    }),
    pin: put('/:id/messages/:message/pin', {
      params: MessageParams,
      body: z.strictObject({ pinned: z.boolean() }),
      returns: Message,
      action: 'create',
      summary: 'Pins a message for all members',
    }),

    thread: get('/:id/messages/:message/thread', {
      params: MessageParams,
      returns: ThreadState,
      summary: 'Whether the user follows the thread below a message, and its unread replies',
    }),
    arrangeThread: patch('/:id/messages/:message/thread', {
      params: MessageParams,
      body: z.strictObject({ following: z.boolean(), lastReadId: MessageId }).partial(),
      returns: ThreadState,
      summary: 'Follows a thread or not, and marks its replies as read up to one',
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
    notices: ['mentioned', 'replied', 'added'],
    grants: {
      manager: readWrite,
      agent: readWrite,
      // Viewers may mark chats as read and mute them.
      viewer: ['read', { action: 'update', where: { memberId: '$user.id' } }],
    },
  },
)
