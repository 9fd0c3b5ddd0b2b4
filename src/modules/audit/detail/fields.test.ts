import { expect, test } from 'vitest'
import { getFields, isTechnical, formatKey, toLabel } from './fields.ts'

test('converts column names to words', () => {
  expect(['dueDate', 'name', 'billToEmail', 'title2'].map(toLabel)).toEqual([
    'Due date',
    'Name',
    'Bill to email',
    'Title2',
  ])
})

test('separates columns for search and sorting', () => {
  const names = ['search', 'byTitle', 'by', 'bytes', 'title', 'rank']
  expect(names.filter((name) => isTechnical({ name }))).toEqual(['search', 'byTitle', 'rank'])
})

test('shows a missing column as null', () => {
  expect(getFields({ before: null, after: { a: 1 } })).toEqual([{ name: 'a', before: null, after: 1 }])
  expect(getFields({ before: { a: 1, b: 2 }, after: { b: 3, a: null } })).toEqual([
    { name: 'a', before: 1, after: null },
    { name: 'b', before: 2, after: 3 },
  ])
})

test('shows a composite key as a list', () => {
  expect([formatKey('12'), formatKey('["vip",34]')]).toEqual(['12', 'vip · 34'])
})
