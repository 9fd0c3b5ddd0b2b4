import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { numbersTo } from '#testing/databases/numbers-to.ts'
import { email } from '../contract.ts'

const columns = sql.raw(
  '"threadId", "senderId", "from", "to", "cc", "bcc", "subject", "body", "snippet", "attachments", "state", "version", "size", "byFrom", "byTo", "byCc", "byBcc", "bySubject", "byFile", "search"',
)
const copyColumns = sql.raw(
  '"userId", "threadId", "folder", "starred", "important", "checked", "read", "time", "sortedAt"',
)

test('shows a conversation of more messages than a statement has parameters', async () => {
  const { as, db } = await openNotices()
  const api = await as('u1', email)
  const [first] = await api.threads.send({ query: { in: 'inbox', limit: 1 } })
  const threadId = first?.threadId ?? 0
  const { rows } = await sql<{ last: number }>`select max("id") as "last" from "emails"`.execute(db)
  await sql`
    insert into "emails" (${columns})
    ${numbersTo(33_000)}
    select ${columns} from "emails", "numbers" where "id" = (select max("messageId") from "emailCopies" where "threadId" = ${threadId})`.execute(
    db,
  )
  await sql`
    insert into "emailCopies" ("messageId", ${copyColumns})
    select "emails"."id", "copy".* from "emails", (
      select ${copyColumns} from "emailCopies" where "threadId" = ${threadId} and "userId" = 'u1' limit 1) as "copy"
    where "emails"."id" > ${Number(rows[0]?.last)}`.execute(db)
  const threads = await api.threads.send({ query: { in: 'inbox', limit: 10 } })
  expect(threads.find((thread) => thread.threadId === threadId)?.count).toBe((first?.count ?? 0) + 33_000)
})
