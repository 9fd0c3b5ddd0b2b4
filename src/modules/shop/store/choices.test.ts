import { expect, test } from 'vitest'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Product } from '../contract.ts'
import { fields } from '../contract-product.ts'
import { getFamilyChoices } from './choices.ts'

const [blue, red] = ['#1890FF', '#FF4842'] as const

const row = (id: number, color: Product['color'], size: string, qty: number): Product => ({
  ...createDefaultValues(fields),
  id,
  title: 'Shirt',
  price: 1,
  discount: 0,
  salesPrice: 1,
  related: false,
  category: ['fashion'],
  gender: 'Men',
  rating: 0,
  reviews: 0,
  stock: qty > 0,
  qty,
  colors: [],
  photo: '',
  pictures: [],
  created: '',
  description: trustedHtml(''),
  sku: '',
  status: 'active',
  updatedAt: '',
  deleted: false,
  variantOf: null,
  color,
  size,
  variantCount: 0,
  familyQty: qty,
  lowestPrice: 1,
  highestPrice: 1,
})

const family = [row(1, red, 'M', 2), row(2, red, 'L', 0), row(3, blue, 'L', 1)]
const reported = (choices: readonly { value: string; state: string; product: Product }[]) =>
  choices.map(({ value, state, product }) => [value, state, product.id])

test('returns the state of each choice beside the other one, and an existing row', () => {
  const atMedium = getFamilyChoices(family, { color: red, size: 'M' })
  expect(reported(atMedium.colors)).toEqual([
    [blue, 'missing', 3],
    [red, 'there', 1],
  ])
  expect(reported(atMedium.sizes)).toEqual([
    ['M', 'there', 1],
    ['L', 'soldOut', 2],
  ])
  const atBlue = getFamilyChoices(family, { color: blue, size: 'L' })
  expect(reported(atBlue.sizes)).toEqual([
    ['M', 'missing', 1],
    ['L', 'there', 3],
  ])
  expect(reported(atBlue.colors)[1]).toEqual([red, 'soldOut', 2])
})

test('returns no choices for a product without variants', () => {
  expect(getFamilyChoices([row(1, null, '', 3)], { color: null, size: '' })).toEqual({ colors: [], sizes: [] })
})
