import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { withNames } from '../mentions.ts'
import type { MessageRow, Tables } from './tables.ts'

export type NotifyingCall = Pick<Call<'mentioned' | 'replied' | 'added'>, 'user' | 'events'>

const maxExcerptLength = 140
const aboutChat = (chatId: number, threadId: number | null = null) => ({
  path: `/apps/chats?chat=${chatId}${threadId === null ? '' : `&thread=${threadId}`}`,
  recordId: chatId,
})

/** Notifies the mentioned users. */
export async function notifyMentioned(
  db: Db<Tables>,
  { events: { notify }, user }: NotifyingCall,
  { id, chatId, threadId, msg }: Pick<MessageRow, 'id' | 'chatId' | 'threadId' | 'msg'>,
  mentions: readonly string[],
) {
  if (mentions.length === 0) return
  notify(mentions, {
    kind: 'mentioned',
    values: { who: user.name, text: await createExcerpt(db, msg) },
    ...aboutChat(chatId, threadId),
    part: id,
  })
}

/** Notifies the followers of a thread of a reply. */
export async function notifyReplied(
  db: Db<Tables>,
  { events: { notify }, user }: NotifyingCall,
  { id, chatId, threadId, msg }: Pick<MessageRow, 'id' | 'chatId' | 'threadId' | 'msg'>,
  followers: readonly string[],
) {
  if (followers.length === 0) return
  notify(followers, {
    kind: 'replied',
    values: { who: user.name, text: await createExcerpt(db, msg) },
    ...aboutChat(chatId, threadId),
    part: id,
  })
}

/** Lets notices quote an edited message as it is now. */
export async function reviseQuotes(
  db: Db<Tables>,
  { events: { revise } }: NotifyingCall,
  { id, chatId, msg }: Pick<MessageRow, 'id' | 'chatId' | 'msg'>,
) {
  revise({ recordId: chatId, part: id, values: { text: await createExcerpt(db, msg) } })
}

/** Withdraws the notices of a deleted message; one that stands for earlier messages as well quotes it no longer. */
export function withdrawQuotes(
  { events: { revise, withdraw } }: NotifyingCall,
  { id, chatId }: Pick<MessageRow, 'id' | 'chatId'>,
) {
  revise({ recordId: chatId, part: id, values: { text: '…' } })
  withdraw({ recordId: chatId, part: id, single: true })
}

async function createExcerpt(db: Db<Tables>, msg: string) {
  const users = await db.selectFrom('users').select(['id', 'name']).execute()
  const text = withNames(msg, (id) => users.find((one) => one.id === id)?.name)
  return text.replace(/\s+/g, ' ').slice(0, maxExcerptLength)
}

export const notifyAdded = (
  { events: { notify }, user }: NotifyingCall,
  chatId: number,
  chat: string,
  users: readonly string[],
) => notify(users, { kind: 'added', values: { who: user.name, chat }, ...aboutChat(chatId) })
