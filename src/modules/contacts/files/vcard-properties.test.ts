import { expect, test } from 'vitest'
import * as z from 'zod'
import { fromCell } from '#platform/fields/field-cells.ts'
import { getField } from '#platform/fields/fields.ts'
import { getVcardProperty } from './vcard-properties.ts'

const gender = z.enum(['female', 'male', 'other']).default('other')
const genderTexts = { property: 'GENDER', texts: { female: 'F', male: 'M', other: 'O' } } as const
const backwards = (text: string) => [...text].toReversed().join('')

test.each([
  ['a choice', gender, genderTexts, 'male', 'M'],
  ['a choice without a text', gender, { property: 'GENDER', texts: {} }, 'female', 'female'],
  ['a choice of a plain property', gender, 'X-GENDER', 'other', 'other'],
  ['yes', z.boolean().default(false), { property: 'X-VIP', texts: { true: 'TRUE' } }, true, 'TRUE'],
  ['yes of a plain property', z.boolean().default(false), 'X-VIP', true, 'true'],
  ['no', z.boolean().default(false), 'X-VIP', false, ''],
  ['no of a field whose default is yes', z.boolean().default(true), 'X-NEWS', false, 'false'],
  ['yes of a field whose default is yes', z.boolean().default(true), 'X-NEWS', true, 'true'],
  ['a date', z.iso.date().nullable().default(null), 'ANNIVERSARY', '2026-11-26', '2026-11-26'],
  [
    'a date of version 4.0',
    z.iso.date().nullable().default(null),
    { property: 'ANNIVERSARY', write: (cell: string) => cell.replaceAll('-', ''), read: (text: string) => text },
    '2026-11-26',
    '20261126',
  ],
  ['own texts', z.string().max(80), { property: 'X-CODE', write: backwards, read: backwards }, 'abc', 'cba'],
] as const)('a vCard writes and reads %s', (_, schema, vcard, value, text) => {
  const property = getVcardProperty({ schema, vcard })
  expect(property?.write(value)).toBe(text)
  expect(fromCell(getField(schema), property?.read([text]) ?? '?')).toBe(value)
})

test('a vCard reads texts of other programs as they are, in any case', () => {
  const property = getVcardProperty({ schema: gender, vcard: genderTexts })
  expect([property?.property, property?.read(['m']), property?.read(['', 'N']), property?.read([])]).toEqual([
    'GENDER',
    'male',
    'N',
    '',
  ])
})
