import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/engines/database.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { listConversations } from '../server/conversations.ts'
import { matchesSearch, ownCopies } from '../server/matching.ts'
import type { Tables } from '../server/tables.ts'
import { scanThreads, sortThreads } from '../server/thread-order.ts'

const now = '2026-03-02T09:00:00.000Z'
const reader = { id: 'u1', email: 'ines@larkmoor.example', now }

const { opened, explainPlans } = sqlitePlans<Tables>(new Date(now))

/** Adds `count` conversations, each with a copy of one message. */
async function lengthen(db: Db<Tables>, count: number) {
  const { rows } = await sql<{
    name: string
  }>`select "name" from pragma_table_info('emails') where "name" <> 'id'`.execute(db)
  const columns = sql.raw(rows.map(({ name }) => `"${name}"`).join())
  await sql`
    insert into "emails" ("id", ${columns})
    with recursive "numbers" ("n") as (select 100001 union all select "n" + 1 from "numbers" where "n" < ${100_000 + count})
    select "n", ${columns} from "numbers" join (select * from "emails" where "state" = 'sent' limit 1) as "one"`.execute(
    db,
  )
  await sql`
    insert into "emailCopies" ("userId", "messageId", "threadId", "folder", "starred", "important", "checked", "read", "time", "sortedAt")
    select 'u1', "id", "id", 'inbox', false, false, false, true, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'
    from "emails" where "id" > 100000`.execute(db)
}

test('returns the same conversations from the index as by sorting, from any offset', async () => {
  const db = await opened()
  for (const search of [{}, { in: 'all' }, { in: 'sent' }, { q: 'is:unread' }] as const) {
    const matches = ownCopies(db, reader).where((eb) => matchesSearch(eb, search, reader))
    const all = await sortThreads(matches, { offset: 0, limit: 1000 })
    expect(all.length).toBeGreaterThan(4)
    expect(await scanThreads(matches, { offset: 0, limit: 1000 })).toEqual(all)
    expect(await scanThreads(matches, { offset: 3, limit: 1 })).toEqual(all.slice(3, 4))
  }
})

test('reads conversations in index order without sorting', async () => {
  const db = await opened()
  for (const search of [{}, { in: 'all' }, { in: 'archive' }, { in: 'sent' }, { q: 'harbour' }] as const) {
    const matches = ownCopies(db, reader).where((eb) => matchesSearch(eb, search, reader))
    const [plan] = await explainPlans(() => scanThreads(matches, { offset: 0, limit: 50 }))
    expect(plan).toContain('USING INDEX emailCopiesUser (userId=?)')
    expect(plan).not.toContain('TEMP B-TREE')
  }
})

test('counts a long mailbox up to a limit, and finds words with the search index', async () => {
  const db = await opened()
  const before = await listConversations(db, reader, { q: 'night-light', page: 1, limit: 50 })
  await lengthen(db, 10_001)
  const { items, total, info } = await listConversations(db, reader, { in: 'inbox', page: 1, limit: 50 })
  expect([items.length, total, info.isLeast]).toEqual([50, 1001, true])
  const beyond = await listConversations(db, reader, { in: 'inbox', page: 150, limit: 50 })
  expect([beyond.items.length, beyond.total]).toEqual([50, 7501])

  const after = await listConversations(db, reader, { q: 'night-light', page: 1, limit: 50 })
  expect(after.items).toEqual(before.items)
  expect(after.items.length).toBeGreaterThan(0)
  expect((await listConversations(db, reader, { q: 'ight-light', page: 1, limit: 50 })).items).toEqual([])
})

test('searches long texts for a long word within a moment', async () => {
  const db = await opened()
  const own = await ownCopies(db, reader).select('m.id').orderBy('m.id').limit(10).execute()
  await db
    .updateTable('emails')
    .set({ search: 'a'.repeat(200_000) })
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .execute()
  const search = { q: `in:anywhere ${'a'.repeat(480)}b` }
  // Several columns, since the value of a single one is cached.
  const matches = ownCopies(db, reader).select(['c.id', 'c.time'])
  const find = () => matches.where((eb) => matchesSearch(eb, search, reader)).execute()
  expect(await leastHold(find)).toBeLessThan(200)
})
