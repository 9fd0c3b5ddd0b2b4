import type { Db } from '#platform/db/engines/database.ts'
import { contains } from '#platform/db/queries/search.ts'
import { Failure } from '#platform/errors/failure.ts'
import type { MessagePage } from '../contract.ts'
import { toMessages } from './message-rows.ts'
import { findMembership } from './membership.ts'
import type { MessageRow, Tables } from './tables.ts'
import { findRoot } from './thread-rows.ts'

interface MessageRange {
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  /** Reads the thread of this message, which is its first one, instead of the chat. */
  thread?: number | undefined
  limit: number
}

interface Search {
  q: string
  chat?: number | undefined
  before?: number | undefined
  limit: number
}

// Read before the messages, so that updates include changes made in between.
const readVersion = async (db: Db<Tables>, chatId: number) =>
  (await db.selectFrom('chats').select('version').where('id', '=', chatId).executeTakeFirstOrThrow()).version

interface MessageSource {
  chatId: number
  thread?: number | undefined
}

/** Query for the messages of a chat, or of one of its threads. */
function selectMessages(db: Db<Tables>, { chatId, thread }: MessageSource) {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId)
  if (thread === undefined) return query.where('inChat', '=', true)
  return query.where((eb) => eb.or([eb('threadId', '=', thread), eb('id', '=', thread)]))
}

/** The latest messages before an id, oldest first, and whether there are more. */
async function readOlder(db: Db<Tables>, source: MessageSource, id: number | undefined, limit: number) {
  let query = selectMessages(db, source)
  if (id !== undefined) query = query.where('id', '<', id)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return { rows: rows.slice(0, limit).toReversed(), more: rows.length > limit }
}

/** Messages from an id on, including it. */
async function readFrom(db: Db<Tables>, source: MessageSource, id: number, limit: number) {
  const rows = await selectMessages(db, source)
    .where('id', '>=', id)
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}

export async function readRange(
  db: Db<Tables>,
  userId: string,
  chatId: number,
  range: MessageRange,
): Promise<MessagePage> {
  const { before, after, around, thread, limit } = range
  const source = { chatId, thread }
  if ([before, after, around].filter((id) => id !== undefined).length > 1)
    throw new Failure(422, 'Use only one of before, after and around')
  await findMembership(db, chatId, userId)
  if (thread !== undefined) await findRoot(db, chatId, thread)
  const version = await readVersion(db, chatId)
  const toPage = async (rows: readonly MessageRow[], isMoreBefore: boolean, isMoreAfter: boolean) => ({
    messages: await toMessages(db, rows),
    before: isMoreBefore,
    after: isMoreAfter,
    version,
  })
  if (after !== undefined) {
    const { rows, more } = await readFrom(db, source, after + 1, limit)
    const older = await readOlder(db, source, after + 1, 1)
    return toPage(rows, older.rows.length > 0, more)
  }
  if (around !== undefined) {
    const older = await readOlder(db, source, around, Math.floor(limit / 2))
    const newer = await readFrom(db, source, around, limit - older.rows.length)
    return toPage([...older.rows, ...newer.rows], older.more, newer.more)
  }
  const { rows, more } = await readOlder(db, source, before, limit)
  if (before === undefined) return toPage(rows, more, false)
  const newer = await readFrom(db, source, before, 1)
  return toPage(rows, more, newer.rows.length > 0)
}

interface UpdateRange {
  since: number
  thread?: number | undefined
  limit: number
}

export async function readUpdates(
  db: Db<Tables>,
  userId: string,
  chatId: number,
  { since, thread, limit }: UpdateRange,
) {
  await findMembership(db, chatId, userId)
  if (thread !== undefined) await findRoot(db, chatId, thread)
  const version = await readVersion(db, chatId)
  const rows = await selectMessages(db, { chatId, thread })
    .where('version', '>', since)
    .orderBy('version')
    .limit(limit + 1)
    .execute()
  const updatedRows = rows.slice(0, limit)
  const more = rows.length > limit
  return {
    messages: await toMessages(db, updatedRows),
    version: more ? (updatedRows.at(-1)?.version ?? version) : version,
    more,
  }
}

export async function searchMessages(db: Db<Tables>, userId: string, { q, chat, before, limit }: Search) {
  if (!q.trim()) return []
  let query = db
    .selectFrom('chatMessages')
    .innerJoin('chatMembers', 'chatMembers.chatId', 'chatMessages.chatId')
    .selectAll('chatMessages')
    .where('chatMembers.userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(contains('chatMessages.search', q))
  if (chat !== undefined) query = query.where('chatMessages.chatId', '=', chat)
  if (before !== undefined) {
    const last = db.selectFrom('chatMessages as last').select('last.createdAt').where('last.id', '=', before)
    query = query.where((eb) =>
      eb.or([
        eb('chatMessages.createdAt', '<', last),
        eb.and([eb('chatMessages.createdAt', '=', last), eb('chatMessages.id', '<', before)]),
      ]),
    )
  }
  // Ids ascend only within a chat; across chats the time decides.
  query = query.orderBy('chatMessages.createdAt', 'desc').orderBy('chatMessages.id', 'desc')
  return toMessages(db, await query.limit(limit).execute())
}
