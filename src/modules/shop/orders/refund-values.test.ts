import { expect, test } from 'vitest'
import type { FullOrder } from '../contract-orders.ts'
import { readRefund } from './refund-values.ts'

const by = { id: 'u1', name: 'Inês', avatar: '' }
const at = '2026-03-02T09:00:00.000Z'
const line = { title: 'Drum', color: null, size: '', sku: '', photo: '', category: 'toys', price: 100, salesPrice: 100 }
const order: FullOrder = {
  id: 1,
  number: 1001,
  status: 'paid',
  currency: 'GBP',
  buyer: by,
  address: { name: '', company: '', street: '', city: '', postalCode: '', country: 'GB', phone: '', email: '' },
  delivery: 'pickup',
  payment: 'transfer',
  note: '',
  discountCode: null,
  pieces: 20,
  subtotal: 2000,
  discount: 0,
  deliveryCost: 0,
  deduction: 0,
  taxRate: 10,
  tax: 200,
  total: 2200,
  paid: 2200,
  credited: 0,
  balance: 0,
  invoice: null,
  createdAt: at,
  updatedAt: at,
  lines: [{ ...line, category: 'toys', id: 7, qty: 20, total: 2000, deduction: 0 }],
  history: [],
  shipments: [],
  refunds: [],
  returns: [],
}

const read = (amount: string, pieces = '0') =>
  readRefund(order, { pieces: { 7: pieces }, amount, restock: false, reason: ' Late ' }, order.credited)

test.each([
  ['1,234', 123_400],
  ['1.234,50', 123_450],
  ['1,50', 150],
  ['1.50', 150],
  ['١٢٫٥', 1250],
])('the typed amount %s refunds %i cents', (typed, cents) => {
  expect(read(typed)).toMatchObject({ isValid: true, cents, body: { amount: cents / 100, reason: 'Late' } })
})

test.each(['1e2', '0x10', '1.239', '-5', 'ten', '2200.01', '0'])('the typed amount %j refunds nothing', (typed) => {
  expect(read(typed).isValid).toBe(false)
})

test('without an amount, the pieces are refunded with their tax, and at most what is left', () => {
  expect(read('', '2')).toMatchObject({ cents: 22_000, isValid: true, body: { lines: [{ id: 7, qty: 2 }] } })
  expect(read('', '2').body).not.toHaveProperty('amount')
  const input = { pieces: { 7: '2' }, amount: '', restock: true, reason: 'Late' }
  expect(readRefund(order, input, 2100)).toMatchObject({ rest: 10_000, cents: 10_000, body: { credited: 2100 } })
})
