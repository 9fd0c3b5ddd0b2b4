import { expect, test } from 'vitest'
import { fieldsOf, isTechnical, keyOf, labelOf } from './fields.ts'

test('a column is called by words', () => {
  expect(['dueDate', 'name', 'billToEmail', 'title2'].map(labelOf)).toEqual([
    'Due date',
    'Name',
    'Bill to email',
    'Title2',
  ])
})

test('copies to search and sort by are set apart', () => {
  const names = ['search', 'byTitle', 'by', 'bytes', 'title', 'rank']
  expect(names.filter((name) => isTechnical({ name }))).toEqual(['search', 'byTitle', 'rank'])
})

test('a field that one side lacks is empty there', () => {
  expect(fieldsOf({ before: null, after: { a: 1 } })).toEqual([{ name: 'a', before: null, after: 1 }])
  expect(fieldsOf({ before: { a: 1, b: 2 }, after: { b: 3, a: null } })).toEqual([
    { name: 'a', before: 1, after: null },
    { name: 'b', before: 2, after: 3 },
  ])
})

test('a key of several columns is a list of them', () => {
  expect([keyOf('12'), keyOf('["vip",34]')]).toEqual(['12', 'vip · 34'])
})
