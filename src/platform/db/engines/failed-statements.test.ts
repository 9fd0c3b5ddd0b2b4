import { expect, test } from 'vitest'
import { getStatement, recordFailedStatement } from './failed-statements.ts'

function record(sql: string) {
  const error = new Error('no such column')
  const query = { sql, parameters: [], query: { kind: 'RawNode' as const, sqlFragments: [], parameters: [] } }
  recordFailedStatement({
    level: 'error',
    error,
    query: { ...query, queryId: { queryId: '1' } },
    queryDurationMillis: 1,
  })
  return getStatement(new Error('failed', { cause: error }))
}

test('records the whole statement, also a long one', () => {
  const sql = `select ${'"a"."column", '.repeat(300)}"z" from "a" where "ownerIdd" = ?`
  expect(record(sql)).toBe(sql)
})

test('counts equal rows of placeholders in place of them', () => {
  const rows = (text: string) => Array.from({ length: 500 }, () => text).join(', ')
  expect(record(`insert into "a" values ${rows('(?, ?)')} returning "id"`)).toBe(
    'insert into "a" values (?, ?), … 499 more returning "id"',
  )
  const numbered = Array.from({ length: 500 }, (_, at) => `($${2 * at + 1}, $${2 * at + 2})`).join(', ')
  expect(record(`insert into "a" values ${numbered} returning "id"`)).toBe(
    'insert into "a" values ($1, $2), … 499 more returning "id"',
  )
  expect(record(`select "id" from "a" where "id" in (${rows('?')})`)).toBe(
    'select "id" from "a" where "id" in (?, … 499 more)',
  )
})

test('keeps both ends of a statement that is longer than a line of the log may be', () => {
  const statement = record(`select ${'"a"."column", '.repeat(3000)}"z" from "a" where "ownerIdd" = ?`) ?? ''
  expect(statement.length).toBeLessThan(20_100)
  expect(statement).toMatch(/^select "a"[^]* … \d+ characters … [^]*"ownerIdd" = \?$/)
})
