import type { Db } from '#platform/db/engines/database.ts'
import { forbidden } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import { chats } from './contract.ts'
import { findFile, listFiles, purgeRemoved } from './server/chat-files.ts'
import { listChats, showChat } from './server/chat-rows.ts'
import { joinChannel, listChannels } from './server/channels.ts'
import { createGroup, invite, leaveGroup, leaveAllChats, openDirect } from './server/groups.ts'
import { memberIds, findMembership } from './server/membership.ts'
import { toMessages } from './server/message-rows.ts'
import { changeGroup, dismiss, handOver } from './server/owners.ts'
import { updateOwnState, markRead, markUnread } from './server/own-state.ts'
import { readRange, readUpdates, searchMessages } from './server/read-messages.ts'
import { messageEntries } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'
import { updateThreadState, listThreads, showThread } from './server/threads.ts'
import {
  editMessage,
  pinMessage,
  reactTo,
  removeMessage,
  restoreMessage,
  sendMessage,
  unreactTo,
} from './server/write-messages.ts'

export default api(
  chats,
  (db: Db<Tables>) => {
    return {
      list: ({ user }) => listChats(db, user.id),
      search: ({ user, query }) => searchMessages(db, user.id, query),
      threads: ({ user, query }) => listThreads(db, user.id, query.limit),
      show: ({ user, params: { id } }) => showChat(db, user.id, id),
      messages: ({ user, params: { id }, query }) => readRange(db, user.id, id, query),
      updates: ({ user, params: { id }, query }) => readUpdates(db, user.id, id, query),

      channels: ({ user }) => listChannels(db, user.id),
      join: ({ params: { id }, ...call }) => joinChannel(db, call, id),
      createGroup: ({ body, ...call }) => createGroup(db, call, body),
      openDirect: ({ body, ...call }) => openDirect(db, call, body.userId),
      change: ({ params: { id }, body, ...call }) => changeGroup(db, call, id, body),
      handOver: ({ params: { id }, body, ...call }) => handOver(db, call, id, body.userId),
      addMembers: ({ params: { id }, body, ...call }) => invite(db, call, id, body.userIds),
      removeMember: ({ params, ...call }) => dismiss(db, call, params.id, params.user),
      leave: ({ params: { id }, ...call }) => leaveGroup(db, call, id),

      arrange: ({ params: { id }, body, ...call }) => updateOwnState(db, call, id, body),
      markRead: ({ params: { id }, body, ...call }) => markRead(db, call, id, body.lastReadId),
      markUnread: ({ params: { id }, body, ...call }) => markUnread(db, call, id, body.from),

      typing: async ({ user, access: { ability }, params: { id }, query: { thread }, events: { signal } }) => {
        await findMembership(db, id, user.id)
        if (!allows(ability, 'create', chats.name)) throw forbidden()
        const otherMembers = (await memberIds(db, id)).filter((member) => member !== user.id)
        signal(otherMembers, 'typing', {
          chatId: id,
          userId: user.id,
          ...(thread !== undefined && { threadId: thread }),
        })
      },

      say: ({ params: { id }, body, ...call }) => sendMessage(db, call, id, body),
      edit: ({ params, body, ...call }) => editMessage(db, call, params.id, params.message, body.msg),
      remove: ({ params, ...call }) => removeMessage(db, call, params.id, params.message),
      restore: ({ params, ...call }) => restoreMessage(db, call, params.id, params.message),
      react: ({ params, body, ...call }) => reactTo(db, call, params.id, params.message, body.emoji),
      unreact: ({ params, body, ...call }) => unreactTo(db, call, params.id, params.message, body.emoji),
      pin: ({ params, body, ...call }) => pinMessage(db, call, params.id, params.message, body.pinned),

      thread: ({ user, params: { id, message } }) => showThread(db, user.id, id, message),
      arrangeThread: ({ params, body, ...call }) => updateThreadState(db, call, params.id, params.message, body),

      pins: async ({ user, params: { id } }) => {
        await findMembership(db, id, user.id)
        const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', id)
        const rows = await query.where('pinnedAt', 'is not', null).orderBy('pinnedAt', 'desc').orderBy('id').execute()
        return toMessages(db, rows)
      },

      files: ({ user, params: { id } }) => listFiles(db, user.id, id),
      download: async ({ user, params: { id, fileId }, services: { files } }) =>
        files.open(await findFile(db, user.id, id, fileId)),
    }
  },
  {
    search: messageEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }, tools) => {
        if (kind === 'deleted') await leaveAllChats(db, userId, tools)
      },
    every: [{ seconds: 600, run: (db) => (tools) => purgeRemoved(db, tools) }],
  },
)
