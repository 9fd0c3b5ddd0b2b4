import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { everybodyId, findMentions, withNames } from '../mentions.ts'
import type { Tables } from './tables.ts'

const maxTitleLength = 120

/** The names of the users whom messages mention. */
async function readMentionedNames(db: Db<Tables>, messages: readonly { msg: string }[]) {
  const mentionedIds = new Set(messages.flatMap(({ msg }) => findMentions(msg)))
  if (mentionedIds.size === 0) return new Map<string, string>()
  const users = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...mentionedIds])
    .execute()
  return new Map([[everybodyId, everybodyId], ...users.map(({ id, name }) => [id, name] as const)])
}

/** Text of messages, visible to the current members of the chat; the author is displayed, but not searched. */
export const messageEntries: SearchSource<Tables> = {
  version: 2,
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
    const names = await readMentionedNames(db, rows)
    return rows.map(({ id, chatId, threadId, msg, attachments, createdAt, name, sender }) => {
      const files = attachments.map((file) => file.name)
      const text =
        withNames(msg, (userId) => names.get(userId))
          .replaceAll(/\s+/g, ' ')
          .trim() || files.join(', ')
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
