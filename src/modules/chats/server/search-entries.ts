import { sql } from 'kysely'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

const maxTitleLength = 120

/** Text of messages, visible to the current members of the chat; the author is displayed, but not searched. */
export const messageEntries: SearchSource<Tables> = {
  tables: { chatMessages: 'id' },
  circles: (db) => async (userId) => {
    const rows = await db.selectFrom('chatMembers').select('chatId').where('userId', '=', userId).execute()
    return rows.map(({ chatId }) => chatId)
  },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('chatMessages as message')
      .innerJoin('chats', 'chats.id', 'message.chatId')
      .leftJoin('users', 'users.id', 'message.senderId')
      .select([
        'message.id',
        'message.chatId',
        'message.threadId',
        'message.msg',
        'message.attachments',
        'message.createdAt',
      ])
      .select(['chats.name', sql<string>`coalesce("users"."name", '')`.as('sender')])
      .where('message.id', 'in', ids.map(Number))
      .where('message.deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, chatId, threadId, msg, attachments, createdAt, name, sender }) => {
      const files = attachments.map((file) => file.name)
      const text = msg.replaceAll(/\s+/g, ' ').trim() || files.join(', ')
      return {
        recordId: id,
        title: text.length > maxTitleLength ? `${text.slice(0, maxTitleLength)}…` : text,
        detail: [sender, name].filter(Boolean).join(' · '),
        text: [msg, ...files].join('\n'),
        path: `/apps/chats?chat=${chatId}${threadId === null ? '' : `&thread=${threadId}`}&message=${id}`,
        at: createdAt,
        circle: chatId,
      }
    })
  },
}
