import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fold } from '#platform/text/fold.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { contains } from './search.ts'

test.each([
  ['ozt', true],
  ['OZTÜRK zoë', true],
  ['zoe smith', false],
  ['50%', true],
  ['5%0', false],
  ['a_b', true],
  ['axb', false],
  ['c\\d', true],
  ["o'neil", true],
  ['', true],
])('a search for "%s" finds the text: %s', async (q, found) => {
  const { db } = await emptyDatabase()
  const text = fold('Zoë Öztürk', "O'Neil 50% a_b c\\d")
  const { rows } =
    await sql`select 1 as hit from (select cast(${text} as text) as "search") as t where ${contains('search', q)}`.execute(
      db,
    )
  expect(rows.length > 0).toBe(found)
})

const matches = async (text: string, q: string) => {
  const { db } = await emptyDatabase()
  const { rows } =
    await sql`select 1 from (select cast(${text} as text) as "search") as t where ${contains('search', q)}`.execute(db)
  return rows.length > 0
}

test('finds a very long word by its beginning, and ignores words after the first forty', async () => {
  const long = 'x'.repeat(150)
  expect(await matches(long.slice(0, 120), long)).toBe(true)
  expect(await matches(long.slice(0, 90), long)).toBe(false)
  expect(await matches(`a${'🦊'.repeat(60)}`, `a${'🦊'.repeat(90)}`)).toBe(true)
  const many = Array.from({ length: 60 }, (_, index) => `w${index}w`)
  expect(await matches(many.slice(0, 50).join(' '), many.join(' '))).toBe(true)
  expect(await matches(many.slice(0, 30).join(' '), many.join(' '))).toBe(false)
})

test('compares a text with a word in a time that depends on the text alone', async () => {
  const { db } = await emptyDatabase()
  const text = 'a'.repeat(200_000)
  // Several columns, since the value of a single one is cached.
  const search = () =>
    sql`select 1 as "one", 2 as "two" from (select cast(${text} as text) as "search") as t where ${contains('search', `${'a'.repeat(490)}b`)}`.execute(
      db,
    )
  expect(await leastHold(search)).toBeLessThan(40)
})
