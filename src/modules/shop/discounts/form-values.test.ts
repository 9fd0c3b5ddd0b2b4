import { expect, test } from 'vitest'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { type Discount, DiscountDraft, fields } from '../contract-discounts.ts'
import { blank, FormSchema, toFormValues } from './form-values.ts'
import { generateCode } from './new-code.ts'

const at = '2026-03-02T09:30:00.000Z'
const discount: Discount = {
  ...DiscountDraft.parse({ code: 'PIER', kind: 'freeDelivery' }),
  id: 1,
  code: 'PIER',
  kind: 'percent',
  value: 12.5,
  minimum: 20,
  categories: ['toys'],
  startsAt: at,
  endsAt: null,
  limit: 100,
  perBuyer: null,
  used: 3,
  active: true,
  status: 'active',
  createdAt: at,
  updatedAt: at,
  deleted: false,
}

test('converts a discount to form values and back without changes', () => {
  expect(FormSchema.parse(toFormValues(discount))).toEqual(pick(discount, listNames(fields)))
})

test('sends only changed fields', () => {
  const before = FormSchema.parse(toFormValues(discount))
  const after = FormSchema.parse({ ...toFormValues(discount), kind: 'freeDelivery', limit: '' })
  expect(changedFields(before, after)).toEqual({ kind: 'freeDelivery', value: 0, limit: null })
  expect(changedFields(before, before)).toEqual({})
})

test.each([
  ['code', { code: 'A B' }],
  ['value', { value: '' }],
  ['value', { value: '101' }],
  ['value', { value: 'much' }],
  ['minimum', { minimum: '-1' }],
  ['endsAt', { endsAt: '2026-03-01T09:30' }],
  ['limit', { limit: '1.5' }],
  ['perBuyer', { perBuyer: '0' }],
])('rejects %s of %o by the contract', (field, values) => {
  const { error } = FormSchema.safeParse({ ...blank(at), code: 'PIER', value: '10', ...values })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('generates codes that the contract accepts', () => {
  const { code } = FormSchema.parse({ ...blank(at), code: generateCode(), value: '10' })
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
})
