import { expect, test } from 'vitest'
import * as z from 'zod'
import { decimalOf, PersonReference } from './declared-kinds.ts'
import { fromCell, isNoByDefault, toLabel, toCell } from './field-cells.ts'
import { getField } from './fields.ts'

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
])('writes %s to a cell', (_, value, cell) => expect(toCell(value)).toBe(cell))

test('reads a cell by the type of its field, a choice by its value or its label', () => {
  expect(fromCell(getField(sizes), 'Petit; EXTRALARGE; huge', labels)).toEqual(['small', 'extraLarge', 'huge'])
  expect(fromCell(getField(z.enum(['small', 'large'])), 'PETIT', labels)).toBe('small')
  expect(fromCell(getField(PersonReference), 'Ada')).toEqual({ id: null, name: 'Ada' })
  expect(fromCell(getField(z.boolean()), 'oui')).toBe(true)
})

test('distinguishes a no that a missing cell means from one that a file has to contain', () => {
  const [none, no, yes] = [z.boolean(), z.boolean().default(false), z.boolean().default(true)]
  expect([none, no, yes].map((schema) => isNoByDefault(schema, false))).toEqual([true, true, false])
  expect([none, no, yes].map((schema) => isNoByDefault(schema, true))).toEqual([false, false, false])
  expect(isNoByDefault(z.string().default(''), '')).toBe(false)
})

test('reads numbers with a point or a comma, and keeps other text', () => {
  const weight = getField(decimalOf(3, 'kg'))
  expect(['12.5', '12,5', '1 200', '', 'heavy'].map((cell) => fromCell(weight, cell))).toEqual([
    12.5,
    12.5,
    1200,
    '',
    'heavy',
  ])
})

test('reads a web address without its scheme', () => {
  const site = getField(z.url({ protocol: /^https?$/ }))
  expect(
    ['www.example.com/a', 'http://x.example', 'nothing', 'ftp://x.example'].map((cell) => fromCell(site, cell)),
  ).toEqual(['https://www.example.com/a', 'http://x.example', 'nothing', 'ftp://x.example'])
})

test('labels only values with a name or a title', () => {
  expect([toLabel('Pier'), toLabel(undefined), toLabel(7), toLabel({ id: '1' })]).toEqual(['Pier', '', '', ''])
})
