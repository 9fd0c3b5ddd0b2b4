import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fold } from '#platform/text/fold.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
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
