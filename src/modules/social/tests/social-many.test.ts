import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { numbersTo } from '#testing/databases/numbers-to.ts'
import { social } from '../contract.ts'
import { socialPeople } from '../contract-people.ts'

test('shows a feed whose replies mention more people than a statement has parameters', async () => {
  const { as, db } = await openNotices()
  const api = await as('u1', social)
  const { handle } = await (await as('u2', socialPeople)).me.send()
  const { id } = await api.create.send({ body: { content: 'Low tide at noon' } })
  const commented = await api.comment.send({ params: { id }, body: { comment: `@${handle} see you there` } })
  const comment = commented.data.comments[0]?.id ?? 0
  // 50 handles of each of 1,400 replies.
  const handles = Array.from({ length: 50 }, (_, index) => `@h${index}x`).join(' ')
  await sql`
    insert into "socialComments" ("postId", "parentId", "personId", "comment", "createdAt")
    ${numbersTo(1400)}
    select "postId", "id", "personId", replace(${handles}, 'x', 'x' || "number"), "createdAt"
    from "socialComments", "numbers" where "id" = ${comment}`.execute(db)
  const [post] = await api.feed.send({ query: { limit: 1 } })
  expect([post?.id, post?.commentCount]).toEqual([id, 1401])
  expect(post?.mentions.map((person) => person.handle)).toEqual([handle])
})

test('looks up the first fifty people whom a text mentions', async () => {
  const { as, takeNotices } = await openNotices()
  const api = await as('u1', social)
  const { handle } = await (await as('u2', socialPeople)).me.send()
  const { id } = await api.create.send({ body: { content: 'Low tide at noon' } })
  const others = Array.from({ length: 50 }, (_, index) => `@h${index}`)
  const mention = async (...named: string[]) =>
    (await api.comment.send({ params: { id }, body: { comment: named.join(' ') } })).mentions.length
  expect(await mention(...others, `@${handle}`)).toBe(0)
  expect(takeNotices()).toEqual([])
  expect(await mention(...others.slice(1), `@${handle}`)).toBe(1)
  expect(takeNotices()).toHaveLength(1)
})
