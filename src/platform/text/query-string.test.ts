import * as z from 'zod'
import { expect, test } from 'vitest'
import { listQuery } from '#platform/contract.ts'
import { readQuery, writeQuery } from './query-string.ts'

const Thing = z.object({ id: z.int(), name: z.string(), flag: z.boolean(), kind: z.enum(['a', 'b']) })
const list = listQuery(Thing, { search: ['name'], filter: ['flag', 'kind', 'id'], sort: ['-name', 'id'] })

test('reads back what it has written', () => {
  const query = { q: 'a & b', flag: true, kind: ['a', 'b'], id: [3], sort: 'id', page: 2, limit: 50 }
  expect(list.parse(readQuery(list, writeQuery(query)))).toEqual(query)
})

test('sorts by the first order of a list by default', () => {
  expect(list.parse(readQuery(list, new URLSearchParams()))).toEqual({ sort: '-name', page: 1, limit: 1000 })
})

test.each([
  'flag=yes',
  'flag=true&flag=false',
  'kind=c',
  'id=x',
  'page=0',
  'page=1.5',
  'limit=1001',
  'limit=',
  'sort=flag',
  'unknown=1',
  'constructor=1',
  '__proto__=1',
])('refuses %s', (search) => {
  expect(list.safeParse(readQuery(list, new URLSearchParams(search))).success).toBe(false)
})

test('writes neither absent nor empty values', () => {
  expect(writeQuery({ q: '', kind: [], page: undefined }).toString()).toBe('')
})
