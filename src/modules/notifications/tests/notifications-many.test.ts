import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numbersTo } from '#testing/databases/numbers-to.ts'
import { openServer } from './notifications-steps.ts'

test('emails a user who has more unread notices than a statement has parameters', async () => {
  const { as, db, messages, mail, pass } = await openServer()
  await (await as('u2')).desk.pin.send({ body: { words: 'Low tide', to: ['u1'] } })
  await sql`
    insert into "notifications" (
      "userId", "topic", "kind", "values", "path", "recordId", "count", "at", "isShown", "mailSince", "search")
    ${numbersTo(33_000)}
    select "userId", "topic", "kind", "values", "path", "recordId", 1, "at", "isShown", "mailSince", "search"
    from "notifications", "numbers"`.execute(db)
  pass(24 * 60)
  await mail()
  expect(await messages()).toMatchObject([{ subject: expect.stringContaining('33,001') }])
})

test('sends a notice to more users than one statement can insert, also once', async () => {
  const { as, db, changes } = await openServer()
  const { desk } = await as('u2')
  await sql`
    insert into "users" ("id", "name", "email", "role", "jobTitle", "avatar", "search")
    ${numbersTo(4000)}
    select 'many' || "number", 'Many', 'many' || "number" || '@larkmoor.example', 'agent', '', '', '' from "numbers"`.execute(
    db,
  )
  const to = Array.from({ length: 4000 }, (_, index) => `many${index + 1}`)
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to } })
  for (let times = 0; times < 2; times++)
    await desk.announce.send({ params: { id }, body: { to, words: 'now', once: 'due' } })
  const { rows } = await sql<{ kind: string; count: number }>`
    select "kind", count(*) as "count" from "notifications" group by "kind" order by "kind"`.execute(db)
  expect(rows.map(({ kind, count }) => `${kind} ${count}`)).toEqual(['pinned 4000', 'told 4000'])
  expect(changes.filter((change) => change.startsWith('notifications'))).toHaveLength(8000)
  await desk.withdraw.send({ params: { id }, body: { to } })
  expect(await (await as('many7')).list.send()).toMatchObject([{ kind: 'pinned' }])
})
