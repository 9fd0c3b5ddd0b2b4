import { expect, test } from 'vitest'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { blank, getChanges, FormSchema, toFormValues } from './form-values.ts'

const filled = { ...blank, title: 'Tin drum', price: '12,5', discount: '10 %', qty: '3', category: ['toys' as const] }

test('reads numbers with a decimal comma or point', () => {
  expect(FormSchema.parse(filled)).toMatchObject({ price: 12.5, discount: 10, qty: 3 })
})

test.each([
  ['price', 'dear'],
  ['price', ''],
  ['price', '-1'],
  ['price', '1.999'],
  ['discount', '91'],
  ['qty', '1.5'],
  ['qty', '100001'],
])('rejects a %s of "%s"', (field, text) => {
  const { error } = FormSchema.safeParse({ ...filled, [field]: text })
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})

test('sends only changed fields', () => {
  const before = FormSchema.parse(filled)
  expect(getChanges(before, { ...before, price: 13, category: ['toys'] })).toEqual({ price: 13 })
  expect(getChanges(before, before)).toEqual({})
})

test('converts a product to form values and back without changes', () => {
  const product = {
    ...FormSchema.parse({ ...filled, price: '0.1' }),
    description: trustedHtml(''),
    id: 1,
    salesPrice: 0.09,
    rating: 0,
    reviews: 0,
    stock: true,
    photo: '',
    pictures: [],
    created: '',
    updatedAt: '',
    deleted: false,
    variantOf: null,
    color: null,
    size: '',
    variantCount: 0,
    familyQty: 3,
    lowestPrice: 0.09,
    highestPrice: 0.09,
  }
  const { price, discount, qty } = FormSchema.parse(toFormValues(product))
  expect([price, discount, qty]).toEqual([0.1, 10, 3])
})
