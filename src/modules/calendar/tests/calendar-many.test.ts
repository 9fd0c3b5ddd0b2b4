import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { numbersTo } from '#testing/databases/numbers-to.ts'
import { calendar } from '../contract.ts'

test('lists the events of more calendars than a statement has parameters', async () => {
  const { as, db } = await openNotices()
  const api = await as('u1', calendar)
  const query = { from: '2026-03-02', to: '2026-03-09', timeZone: 'UTC' }
  const before = await api.list.send({ query })
  await sql`
    insert into "calendars" ("ownerId", "name", "color", "shared", "timeZone", "createdAt", "updatedAt")
    ${numbersTo(33_000)}
    select "ownerId", "name", "color", 1 = 1, "timeZone", "createdAt", "updatedAt"
    from "calendars", "numbers" where "id" = (select min("id") from "calendars")`.execute(db)
  expect(await api.list.send({ query })).toEqual(before)
})
