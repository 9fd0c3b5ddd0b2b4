import { expect, test } from 'vitest'
import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { fromColumns, toColumns } from './amount-columns.ts'

const fields = { price: Amount, deposit: Amount.nullable().default(null), pieces: z.int(), title: z.string() }
const record = { id: 7, price: 19.99, deposit: null, pieces: 3, title: 'Pier' }

test('stores amounts as whole cents and shows them as decimals, other values unchanged', () => {
  expect(toColumns(fields, record)).toEqual({ ...record, price: 1999 })
  expect(fromColumns(fields, toColumns(fields, record))).toEqual(record)
})

test('stores lists and references as JSON', () => {
  const values = { sizes: ['small', 'large'], customer: { id: '7', name: 'Ada' }, parent: null }
  expect(toColumns({}, values)).toEqual({
    sizes: '["small","large"]',
    customer: '{"id":"7","name":"Ada"}',
    parent: null,
  })
})

test('converts only the given fields', () => {
  expect(toColumns(fields, { deposit: 0.29 })).toEqual({ deposit: 29 })
})
