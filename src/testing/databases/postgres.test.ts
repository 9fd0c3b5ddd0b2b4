import { expect, inject, test } from 'vitest'
import pg from 'pg'
import { createDatabase } from './postgres.ts'

test('the run has a real PostgreSQL whose default order ignores case', async () => {
  const client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) })
  await client.connect()
  const { rows } = await client.query(`select x from (values ('a'), ('B'), ('c')) as t(x) order by x`)
  await client.end()
  expect(rows.map(({ x }) => x)).toEqual(['a', 'B', 'c'])
})
