import { expect, test } from 'vitest'
import * as z from 'zod'
import { decimalOf, PersonReference } from './declared-kinds.ts'
import { fromCell, labelOf, toCell } from './field-cells.ts'
import { fieldOf } from './fields.ts'

const sizes = z.array(z.enum(['small', 'extraLarge'])).default([])
const labels = new Map([['petit', 'small']])

test.each([
  ['a text', 'Pier', 'Pier'],
  ['nothing', null, ''],
  ['a number', 12.5, '12.5'],
  ['no', false, 'false'],
  ['several choices', ['small', 'extraLarge'], 'small; extraLarge'],
  [
    'files',
    [
      { id: 'file-0001', name: 'a.pdf', type: 'application/pdf', size: 3 },
      { id: 'file-0002', name: 'b.txt' },
    ],
    'a.pdf; b.txt',
  ],
  ['a person', { id: '7', name: 'Ada' }, 'Ada'],
  ['a record', { topic: 'pears', id: '1', title: 'Pear', path: '/apps/pears/1' }, 'Pear'],
])('%s in a cell', (_, value, cell) => expect(toCell(value)).toBe(cell))

test('a cell is read as its field has it, by a choice’s value or by what the reader calls it', () => {
  expect(fromCell(fieldOf(sizes), 'Petit; EXTRALARGE; huge', labels)).toEqual(['small', 'extraLarge', 'huge'])
  expect(fromCell(fieldOf(z.enum(['small', 'large'])), 'PETIT', labels)).toBe('small')
  expect(fromCell(fieldOf(PersonReference), 'Ada')).toEqual({ id: null, name: 'Ada' })
  expect(fromCell(fieldOf(z.boolean()), 'oui')).toBe(true)
})

test('figures are read with a point or a comma, and what is none stays text', () => {
  const weight = fieldOf(decimalOf(3, 'kg'))
  expect(['12.5', '12,5', '1 200', '', 'heavy'].map((cell) => fromCell(weight, cell))).toEqual([
    12.5,
    12.5,
    1200,
    '',
    'heavy',
  ])
})

test('a web address may lack its scheme', () => {
  const site = fieldOf(z.url({ protocol: /^https?$/ }))
  expect(
    ['www.example.com/a', 'http://x.example', 'nothing', 'ftp://x.example'].map((cell) => fromCell(site, cell)),
  ).toEqual(['https://www.example.com/a', 'http://x.example', 'nothing', 'ftp://x.example'])
})

test('only what has a name or a title is called something', () => {
  expect([labelOf('Pier'), labelOf(undefined), labelOf(7), labelOf({ id: '1' })]).toEqual(['Pier', '', '', ''])
})
