import { expect, test } from 'vitest'
import type { FullOrder } from '../contract-orders.ts'
import { billOf } from './bill-of.ts'

const by = { id: 'u-1', name: 'Isla Drummond', avatar: '' }
const order: FullOrder = {
  id: 7,
  number: 1007,
  status: 'paid',
  currency: 'EUR',
  buyer: by,
  address: {
    name: 'Isla Drummond',
    company: 'Fernhill Books',
    street: '3 Quay Street',
    city: 'Bristol',
    postalCode: 'BS1 4DJ',
    country: 'GB',
    phone: '',
    email: 'isla@fernhill.example',
  },
  delivery: 'standard',
  payment: 'transfer',
  note: '',
  discountCode: { code: 'PIER', kind: 'amount', value: 3 },
  pieces: 3,
  subtotal: 30.97,
  discount: 2,
  deliveryCost: 4.95,
  deduction: 3,
  taxRate: 10,
  tax: 3.09,
  total: 34.01,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  lines: [
    {
      id: 1,
      title: 'Boats',
      color: null,
      size: 'S',
      sku: 'T-1',
      photo: '',
      category: 'toys',
      qty: 2,
      price: 9.99,
      salesPrice: 8.99,
      total: 17.98,
      deduction: 1.86,
    },
    {
      id: 2,
      title: 'Duck',
      color: null,
      size: '',
      sku: 'T-2',
      photo: '',
      category: 'toys',
      qty: 1,
      price: 10.99,
      salesPrice: 10.99,
      total: 10.99,
      deduction: 1.14,
    },
  ],
  history: [{ at: '2026-11-02T10:00:00.000Z', by, from: null, to: 'pending', note: '' }],
}

const words = {
  delivery: 'Delivery',
  line: ({ title, size }: FullOrder['lines'][number]) => `${title} ${size}`,
  code: ({ deduction }: FullOrder, code: string) => `${code}: ${deduction} off`,
  country: () => 'United Kingdom',
}

test('bills the same sum before tax as the order', () => {
  const bill = billOf(order, words)
  const sum = bill.lines.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0) - bill.discount
  expect(sum).toBe(Math.round((order.total - order.tax) * 100))
  expect(bill.note).toBe('PIER: 3 off')
  expect(bill.lines[0]?.name).toBe('Boats S')
  expect(bill.reference).toBe('order 1007')
  expect(bill.currency).toBe('EUR')
  expect(bill.customer.address).toBe('3 Quay Street\nBS1 4DJ Bristol\nUnited Kingdom')
})

test('omits the line of a free delivery', () => {
  expect(billOf({ ...order, deliveryCost: 0 }, words).lines).toHaveLength(2)
})
