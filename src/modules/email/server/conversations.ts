import { type Count, countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { type Conversation, maxInFolder, type MailFolder } from '../contract-email.ts'
import { type CopyLabel, queryLabels, selectEmails, toEmails } from './email-rows.ts'
import { countDistinctConversations } from './facets.ts'
import { matchesSearch, isInScope, ownCopies, type Reader, type Search } from './matching.ts'
import { scanThreads, sortThreads } from './thread-order.ts'
import { searchIndexedWords } from './search-indexed-words.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import type { Tables } from './tables.ts'

interface EmailQuery extends Search {
  page: number
  limit: number
}

/** Messages that match a search, newest first. */
export async function listEmails(db: Db<Tables>, reader: Reader, { page, limit, ...emailQuery }: EmailQuery) {
  const { search, newest } = await searchIndexedWords(db, reader, emailQuery)
  const rows = await selectEmails(db, reader)
    .where((eb) => matchesSearch(eb, search, reader))
    .orderBy('c.sortedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const matches = ownCopies(db, reader).where((eb) => matchesSearch(eb, search, reader))
  const { total, isLeast } = await countTotal(matches, newest?.length)
  const lastRow = (page - 1) * limit + rows.length
  return toPage(await toEmails(db, rows, reader), { total: isLeast ? Math.max(total, lastRow) : total, isLeast })
}

/** Number of conversations that match a search, up to a limit. */
async function countConversations(db: Db<Tables>, matches: ReturnType<typeof ownCopies>, newest?: readonly number[]) {
  const matchesToCount = newest ? matches.where('c.id', 'in', newest) : matches
  const row = await db.selectNoFrom(countDistinctConversations(matchesToCount).as('total')).executeTakeFirst()
  const total = Number(row?.total ?? 0)
  return { total, isLeast: newest !== undefined || total > maxInFolder }
}

/** Conversations with a message that matches the search, ordered by their latest match. */
export async function listConversations(db: Db<Tables>, reader: Reader, { page, limit, ...emailQuery }: EmailQuery) {
  const { search, newest } = await searchIndexedWords(db, reader, emailQuery)
  const matches = ownCopies(db, reader).where((eb) => matchesSearch(eb, search, reader))
  const { total, isLeast } = await countConversations(db, matches, newest)
  const folder = { offset: (page - 1) * limit, limit }
  const ids = isLeast ? await scanThreads(matches, folder) : await sortThreads(matches, folder)
  const items = await readConversations(db, reader, ids, getSearchFolder(search))
  const lastRow = folder.offset + ids.length + Number(ids.length === limit)
  return toPage(items, { total: isLeast ? Math.max(total, lastRow) : total, isLeast })
}

/** `isEndless` hides the link to the last page, which is unknown if the total is a lower bound. */
const toPage = <Item>(items: readonly Item[], { total, isLeast }: Count) =>
  new Page(items, total, { isLeast, isEndless: isLeast })

const selectLines = (db: Db<Tables>, reader: Reader) =>
  ownCopies(db, reader).select([
    'c.id',
    'c.threadId',
    'c.folder',
    'c.starred',
    'c.important',
    'c.read',
    'c.time',
    'c.deletedAt',
    'c.snoozedUntil',
    'm.senderId',
    'm.from',
    'm.to',
    'm.subject',
    'm.snippet',
    'm.attachments',
    'm.state',
    'm.sendAt',
  ])

type Line = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

async function readConversations(
  db: Db<Tables>,
  reader: Reader,
  ids: readonly number[],
  folder: MailFolder | undefined,
) {
  if (ids.length === 0) return []
  const rows = await selectLines(db, reader).where('c.threadId', 'in', ids).orderBy('c.time').orderBy('c.id').execute()
  const shownLines = await selectLines(db, reader)
    .where('c.threadId', 'in', ids)
    .where((eb) => isInScope(eb, folder))
    .orderBy('c.time')
    .orderBy('c.id')
    .execute()
  const labels = Map.groupBy(
    await queryLabels(
      db,
      rows.map(({ id }) => id),
    ),
    ({ copyId }) => copyId,
  )
  const allLines = Map.groupBy(rows, ({ threadId }) => threadId)
  const linesInScope = Map.groupBy(shownLines, ({ threadId }) => threadId)
  return ids.flatMap((id) => {
    // A search in all folders also finds conversations whose messages are all in the trash.
    const lines = linesInScope.get(id) ?? allLines.get(id)
    if (!lines) return []
    const conversation = toConversation(lines, labels, reader)
    // In all mail a draft determines the order, too.
    return [folder === 'all' ? { ...conversation, time: lines.at(-1)?.time ?? conversation.time } : conversation]
  })
}

function toConversation(
  lines: readonly Line[],
  labels: ReadonlyMap<number, readonly CopyLabel[]>,
  { id, now }: Reader,
): Conversation {
  const [first] = lines
  const latest = lines.findLast(({ state }) => state !== 'draft') ?? lines.at(-1)
  if (!first || !latest) throw new Error('A conversation has at least one message')
  const drafts = lines.filter(({ state }) => state === 'draft')
  const latestSent = lines.findLast(({ senderId }) => senderId === id)
  const snoozedUntil = lines.findLast((line) => line.snoozedUntil !== null && line.snoozedUntil > now)?.snoozedUntil
  return {
    threadId: first.threadId,
    subject: first.subject,
    snippet: latest.snippet,
    participants: listParticipants(
      lines.filter(({ state }) => state !== 'draft'),
      id,
    ),
    to: latestSent?.to ?? [],
    count: lines.length,
    unread: lines.filter(({ read }) => !read).length,
    drafts: drafts.length,
    time: latest.time,
    starred: lines.some(({ starred }) => starred),
    important: lines.some(({ important }) => important),
    labels: [...new Set(lines.flatMap((line) => (labels.get(line.id) ?? []).map((label) => label.id)))],
    attachments: lines.flatMap(({ attachments }) => attachments).slice(0, 20),
    folders: [...new Set(lines.map(({ folder }) => folder))],
    trash: lines.every(({ deletedAt }) => deletedAt !== null),
    sendAt: lines.findLast(({ state }) => state === 'queued')?.sendAt ?? null,
    snoozedUntil: snoozedUntil ?? null,
    draftId: drafts.length === lines.length ? (drafts.at(-1)?.id ?? null) : null,
  }
}

function listParticipants(lines: readonly Line[], userId: string): Conversation['participants'] {
  const byAddress = Map.groupBy(lines, ({ from }) => from.email.toLowerCase())
  return [...byAddress.values()].flatMap((copies) => {
    const [first] = copies
    if (!first) return []
    const isUnread = copies.some(({ read }) => !read)
    return [{ ...first.from, isMe: first.senderId === userId, unread: isUnread }]
  })
}
