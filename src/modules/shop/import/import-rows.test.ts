import { expect, test } from 'vitest'
import { guessMapping } from './import-columns.ts'
import { applyMapping } from './import-rows.ts'

test('recognises common names of columns', () => {
  expect(guessMapping(['Product name', 'SKU', 'Prix', 'Variant Inventory Qty', '类别', 'salesPrice'])).toEqual({
    'Product name': 'title',
    SKU: 'sku',
    Prix: 'price',
    'Variant Inventory Qty': 'qty',
    类别: 'category',
    salesPrice: undefined,
  })
})

test('maps only the first of two columns of the same kind', () => {
  expect(guessMapping(['Name', 'Title'])).toEqual({ Name: 'title', Title: undefined })
})

test('converts cells in any of the languages to values of the API', () => {
  const columns = ['title', 'price', 'category', 'gender', 'colors', 'status', 'related', 'description']
  const row = {
    title: 'Kite',
    price: '24,50',
    category: 'Jouets; Toys',
    gender: '儿童',
    colors: '#1890ff #ff4842',
    status: 'brouillon',
    related: 'oui',
    description: 'Flies.\nTails <3 wind',
  }
  expect(applyMapping([row], guessMapping(columns))).toEqual([
    {
      title: 'Kite',
      price: 24.5,
      category: ['toys'],
      gender: 'Kids',
      colors: ['#1890FF', '#FF4842'],
      status: 'draft',
      related: true,
      description: '<p>Flies.</p><p>Tails &lt;3 wind</p>',
    },
  ])
})

test('leaves invalid values as they are, and skips empty cells', () => {
  expect(
    applyMapping(
      [{ title: 'Kite', price: 'cheap', qty: '-3', sku: ' ' }],
      guessMapping(['title', 'price', 'qty', 'sku']),
    ),
  ).toEqual([{ title: 'Kite', price: 'cheap', qty: '-3' }])
})
