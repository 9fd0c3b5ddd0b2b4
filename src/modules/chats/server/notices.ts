import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { withNames } from '../mentions.ts'
import type { MessageRow, Tables } from './tables.ts'

export type NotifyingCall = Pick<Call<'mentioned' | 'added'>, 'user' | 'events'>

const maxExcerptLength = 140
const aboutChat = (chatId: number) => ({ path: `/apps/chats?chat=${chatId}`, recordId: chatId })

/** Tells those whom a message names. */
export async function notifyMentioned(
  db: Db<Tables>,
  { events: { notify }, user }: NotifyingCall,
  { chatId, msg }: Pick<MessageRow, 'chatId' | 'msg'>,
  mentions: readonly string[],
) {
  if (mentions.length === 0) return
  const users = await db.selectFrom('users').select(['id', 'name']).execute()
  const text = withNames(msg, (id) => users.find((one) => one.id === id)?.name)
  notify(mentions, {
    kind: 'mentioned',
    values: { who: user.name, text: text.replace(/\s+/g, ' ').slice(0, maxExcerptLength) },
    ...aboutChat(chatId),
  })
}

export const notifyAdded = (
  { events: { notify }, user }: NotifyingCall,
  chatId: number,
  chat: string,
  users: readonly string[],
) => notify(users, { kind: 'added', values: { who: user.name, chat }, ...aboutChat(chatId) })
