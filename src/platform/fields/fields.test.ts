import { expect, test } from 'vitest'
import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { createDefaultValues, getField, isRichText } from './fields.ts'
import { inResponses, inChanges } from './contract-shapes.ts'
import { decimalOf, filesOf, linesOf, PersonReference, PhoneNumber, recordOf, integerOf } from './declared-kinds.ts'
import { richText } from '#platform/rich-text/rich-text.ts'

const fields = {
  title: z.string().trim().min(1).max(200),
  note: z.string().trim().max(10_000).default(''),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: PhoneNumber.default(''),
  page: z.url().max(300),
  directions: linesOf(200).default(''),
  due: z.iso.date().nullable().default(null),
  ends: z.literal('').or(z.iso.date()),
  pieces: z.int().min(1),
  price: Amount.min(1),
  deposit: Amount.nullable().default(null),
  share: z.number().max(1),
  paid: z.boolean().default(false),
  status: z.enum(['open', 'void']).default('open'),
}
const stored = {
  title: 'A',
  note: '',
  email: '',
  phone: '',
  page: 'https://x.example',
  directions: '',
  due: null,
  ends: '',
  pieces: 2,
  price: 1.5,
  deposit: null,
  share: 0.5,
  paid: true,
  status: 'void',
}

test('derives the kind of a field from its schema', () => {
  const kinds = Object.entries(fields).map(([name, schema]) => [name, getField(schema).kind])
  expect(Object.fromEntries(kinds)).toEqual({
    title: 'text',
    note: 'longText',
    email: 'email',
    phone: 'phone',
    page: 'url',
    directions: 'longText',
    due: 'date',
    ends: 'date',
    pieces: 'number',
    price: 'money',
    deposit: 'money',
    share: 'number',
    paid: 'yesNo',
    status: 'choice',
  })
  expect(getField(fields.status).choices).toEqual(['open', 'void'])
  expect(getField(fields.title).maxLength).toBe(200)
  expect(getField(fields.pieces)).toMatchObject({ min: 1, isInteger: true })
  expect(getField(fields.price)).toMatchObject({ min: 1, max: 1_000_000, isInteger: false })
})

test('fields with a default or null are not required', () => {
  const required = Object.entries(fields).filter(([, schema]) => getField(schema).isRequired)
  expect(required.map(([name]) => name)).toEqual(['title', 'page', 'pieces', 'price', 'share'])
})

test('refuses a schema that is no field of a single value', () => {
  expect(() => getField(z.array(z.string()))).toThrow('This schema has no kind of field')
})

test('changes do not fill in missing fields', () => {
  const Changes = z.strictObject(inChanges(fields)).partial()
  expect(Changes.parse({})).toEqual({})
  expect(Changes.parse({ due: null, paid: true })).toEqual({ due: null, paid: true })
  expect(Changes.safeParse({ title: '' }).success).toBe(false)
})

test('responses accept values of earlier rules, but none of another type', () => {
  const ResponseBody = z.object(inResponses(fields))
  const older = { ...stored, title: '', email: 'nobody', page: 'nowhere', price: 0, pieces: 0 }
  expect(ResponseBody.parse(older)).toEqual(older)
  expect(ResponseBody.parse({ ...stored, due: '2031-03-02', deposit: 3 })).toMatchObject({
    due: '2031-03-02',
    deposit: 3,
  })
  for (const wrong of [
    { title: null },
    { pieces: 1.5 },
    { status: 'paid' },
    { paid: 1 },
    { due: 'soon' },
    { ends: 'soon' },
  ])
    expect(ResponseBody.safeParse({ ...stored, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('a blank form has the defaults of its fields', () => {
  expect(createDefaultValues(fields)).toEqual({
    title: '',
    note: '',
    email: '',
    phone: '',
    page: '',
    directions: '',
    due: null,
    deposit: null,
    paid: false,
    status: 'open',
  })
})

test('recognises rich text, also an optional one, and refuses it as a plain field', () => {
  const remarks = richText({ max: 5000 })
  for (const schema of [remarks, remarks.prefault(''), remarks.nullable(), remarks.optional()]) {
    expect(isRichText(schema)).toBe(true)
    expect(() => getField(schema)).toThrow('Rich text cannot be one of `fields`')
  }
  expect(isRichText(z.string().max(5000))).toBe(false)
})

test('reads digits and unit of a number, also with further rules', () => {
  expect(getField(decimalOf(3, 'kg').min(0).max(10))).toMatchObject({ kind: 'number', digits: 3, unit: 'kg', min: 0 })
  expect(getField(integerOf('boxes').min(1))).toMatchObject({ kind: 'number', isInteger: true, unit: 'boxes' })
  expect(decimalOf(2).safeParse(0.29).success).toBe(true)
  expect(decimalOf(2).safeParse(0.291).success).toBe(false)
})

test('gives several choices, people, files and records their own kinds, required or not', () => {
  const sizes = z.array(z.enum(['small', 'large'])).default([])
  expect(getField(sizes)).toMatchObject({ kind: 'choices', choices: ['small', 'large'], isRequired: false })
  expect(getField(PersonReference)).toMatchObject({ kind: 'person', isRequired: true })
  expect(getField(filesOf(3).default([]))).toMatchObject({ kind: 'files', maxLength: 3, isRequired: false })
  expect(getField(recordOf('pears').nullable().default(null))).toMatchObject({ kind: 'record', topics: ['pears'] })
  expect(getField(recordOf()).topics).toBeUndefined()
})

test('accepts references to screens of this application, but not to other hosts', () => {
  const reference = { topic: 'pears', id: '1', title: 'Pear' }
  const leads = (path: string) => recordOf('pears').safeParse({ ...reference, path }).success
  expect(['/apps/pears/1', '/apps/pears?pear=1'].map(leads)).toEqual([true, true])
  expect(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(leads)).not.toContain(
    true,
  )
  expect(recordOf('pears').safeParse({ ...reference, topic: 'plums', path: '/' }).success).toBe(false)
})
