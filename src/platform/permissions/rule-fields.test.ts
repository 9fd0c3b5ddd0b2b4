import { expect, test } from 'vitest'
import { givenFields } from './rule-fields.ts'

test.each([
  [{ price: 1, qty: 2 }, ['price', 'qty']],
  [{ id: 1, version: 3, title: 'Oak' }, ['title']],
  [{ ids: [1, 2], changes: { price: 1 } }, ['price']],
  [
    {
      products: [
        { id: 1, changes: { qty: 1 } },
        { id: 2, changes: { qty: 2, price: 1 } },
      ],
    },
    ['qty', 'price'],
  ],
  [{ title: 'Oak', variants: [{ id: 4, price: 1 }] }, ['title', 'price']],
  [{ ids: [1], addLabels: ['a'], removeLabels: ['b'] }, ['labels']],
  [{ variants: [{ id: 4, addQty: -2, base: { price: 1 } }] }, ['qty']],
  [{ requester: { id: 'c1' } }, ['requester']],
  [undefined, []],
  [null, []],
])('%j has the fields %j', (body, fields) => expect(givenFields(body)).toEqual(fields))
