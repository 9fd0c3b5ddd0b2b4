import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Described, type FieldDescription, listNames, namesWhere, namesWith, getSchemas } from './descriptions.ts'
import { singleValueFields, pick } from './described-values.ts'
import { mapNames } from '#platform/records/map-names.ts'

const described = {
  title: { schema: z.string().max(80), isSearched: true, isSorted: true },
  paid: { schema: z.boolean().default(false), isFilter: true },
  labels: { schema: z.array(z.string()).default([]) },
} satisfies Described
const fields = getSchemas(described)

test('a description gives the schemas of a contract, in its order', () => {
  expect(listNames(fields)).toEqual(['title', 'paid', 'labels'])
  expect(z.strictObject(fields).parse({ title: 'A' })).toEqual({ title: 'A', paid: false, labels: [] })
})

test('lists the fields to search, filter and sort by', () => {
  expect(namesWith(described, 'isSearched')).toEqual(['title'])
  expect(namesWith(described, 'isFilter')).toEqual(['paid'])
  expect(namesWith(described, 'isSorted')).toEqual(['title'])
})

test('finds fields by a value of their description', () => {
  const parts = {
    title: { schema: z.string(), part: 'head' },
    paid: { schema: z.boolean(), part: 'foot' },
  } satisfies Described<FieldDescription & { part: 'head' | 'foot' }>
  const names: 'title'[] = namesWhere(parts, 'part', 'head')
  expect(names).toEqual(['title'])
})

test('leaves out fields of lists', () => {
  expect(listNames(singleValueFields(fields))).toEqual(['title', 'paid'])
})

test('picks and maps values by names', () => {
  expect(pick({ title: 'A', paid: true }, ['paid'])).toEqual({ paid: true })
  expect(mapNames(['a', 'b'], (name) => `${name}!`)).toEqual({ a: 'a!', b: 'b!' })
})

test('an entry without a property that its module requires does not compile', () => {
  interface FiledField extends FieldDescription {
    csv: string
  }
  const filed = {
    title: { schema: z.string(), csv: 'Title' },
    // @ts-expect-error -- no heading of its column in files
    paid: { schema: z.boolean() },
  } satisfies Described<FiledField>
  expect(listNames(filed)).toEqual(['title', 'paid'])
})
