import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { numbersTo } from '#testing/databases/numbers-to.ts'
import { chats } from '../contract.ts'

test('lists more chats than a statement has parameters', async () => {
  const { as, db } = await openNotices()
  const api = await as('u1', chats)
  const { length } = await api.list.send()
  const first = await sql<{ last: number }>`select max("id") as "last" from "chats"`.execute(db)
  const last = Number(first.rows[0]?.last)
  const many = 33_000
  const at = '2026-03-02T09:00:00.000Z'
  await sql`
    insert into "chats" ("id", "kind", "name", "version", "topic", "createdAt")
    ${numbersTo(many)} select ${sql.lit(last)} + "number", 'group', 'Shift', 1, '', ${sql.lit(at)} from "numbers"`.execute(
    db,
  )
  await sql`
    insert into "chatMembers" ("chatId", "userId", "lastReadId", "muted", "pinned", "joinedAt")
    select "id", 'u1', 0, "archivedAt" is not null, "archivedAt" is not null, "createdAt" from "chats" where "id" > ${last}`.execute(
    db,
  )
  expect(await api.list.send()).toHaveLength(length + many)
})
