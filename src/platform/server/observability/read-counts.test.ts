import { expect, test } from 'vitest'
import { Page } from '#platform/db/queries/page.ts'
import { countRecords } from './read-counts.ts'

test.each([
  ['a page', '/', new Page([{ id: 1 }, { id: 2 }], 40), 2],
  ['a list', '/duplicates', [{ reason: 'name' }, { reason: 'email' }, { reason: 'phone' }], 3],
  ['a record', '/:id', { id: 7, lines: [{ id: 1 }] }, 1],
  ['a file of a record', '/:id/files/:file', { name: 'a.txt', type: 'text/plain', body: 'a' }, 1],
  ['hits beside other values', '/', { hits: [{ recordId: '1' }, { recordId: '2' }], words: ['a'] }, 2],
  ['counts', '/facets', { all: 12, labels: [{ name: 'Family', count: 3 }] }, 0],
  ['nothing', '/', undefined, 0],
])('counts the records of %s', (_, path, result, records) => {
  expect(countRecords({ path }, result)).toBe(records)
})
