import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const draft: InvoiceDraft = {
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  billToEmail: 'wilma@aldous.example',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

const issued = { ...draft, issue: true }

const today = () => new Date().toISOString().slice(0, 10)

test('the sample has every status and payment state, one deleted invoice, and a series without gaps per year', async () => {
  const api = await serve(invoices)
  const counts = await api.counts.send()
  for (const status of ['Pending', 'Shipped', 'Delivered'] as const)
    expect(counts.status[status].count).toBeGreaterThan(2)
  expect(Object.entries(counts.paymentState).filter(([, { count }]) => count < 3)).toEqual([])
  expect(counts.deleted).toBe(1)
  for (const { sentAt, publicLink } of await api.list.send()) expect(sentAt === null).toBe(publicLink === null)
  const all = [...(await api.list.send()), ...(await api.list.send({ query: { deleted: true } }))]
  const byYear = Map.groupBy(
    all.filter(({ number }) => number !== ''),
    ({ number }) => number.slice(0, 9),
  )
  for (const [series, some] of byYear) {
    const numbers = some.map(({ number }) => number).toSorted()
    expect(numbers).toEqual(some.map((_, index) => `${series}${String(index + 1).padStart(4, '0')}`))
  }
})

test('an invoice of 9 units at 10 has a net total of 90, a tax of 9 and the usual term', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: issued })
  expect(created).toMatchObject({
    orders: [{ itemName: 'Courge', unitPrice: 10, units: 9, discount: 0, unitTotalPrice: 90 }],
    totalCost: 90,
    vatRate: 10,
    vat: 9,
    grandTotal: 99,
    paid: 0,
    balance: 99,
    status: 'Pending',
    paymentState: 'open',
    completed: false,
    isSelected: false,
    orderDate: today(),
    payments: [],
    sentAt: null,
    publicLink: null,
    reference: '',
    deleted: false,
  })
  expect(Date.parse(created.dueDate) - Date.parse(created.orderDate)).toBe(14 * 86_400_000)
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
  expect((await api.list.send({ query: { q: created.number } })).map(({ id }) => id)).toEqual([created.id])
})

test('each discount and tax is rounded once, to the cent', async () => {
  const api = await serve(invoices)
  const orders = [
    { itemName: 'A', unitPrice: 0.1, units: 3 },
    { itemName: 'B', unitPrice: 19.99, units: 7, discount: 12.5 },
  ]
  const created = await api.create.send({ body: { ...draft, orders, discount: 5, vatRate: 17.5 } })
  // 0.30 and 139.93 less 17.49; less 6.14; 17.5 % of 116.60 is 20.405.
  expect(created).toMatchObject({ totalCost: 122.74, discountAmount: 6.14, vat: 20.41, grandTotal: 137.01 })
  const body = { discountKind: 'amount', discount: 22.74 } as const
  expect(await api.edit.send({ params: { id: created.id }, body })).toMatchObject({
    discountAmount: 22.74,
    vat: 17.5,
    grandTotal: 117.5,
  })
})

test('lines can have their own tax rate, and the answer has the net amount of each rate', async () => {
  const api = await serve(invoices)
  const orders = [
    { itemName: 'Duck', unitPrice: 18, units: 2 },
    { itemName: 'Snow on the Post Van', unitPrice: 12.99, units: 3, vatRate: 0 },
    { itemName: 'Lamp', unitPrice: 62, units: 1, vatRate: 20, discount: 10 },
  ]
  const created = await api.create.send({ body: { ...draft, orders, discount: 10 } })
  // 36.00, 38.97 and 55.80; a tenth off each.
  expect(created).toMatchObject({
    totalCost: 130.77,
    discountAmount: 13.08,
    taxes: [
      { rate: 0, net: 35.07, amount: 0 },
      { rate: 10, net: 32.4, amount: 3.24 },
      { rate: 20, net: 50.22, amount: 10.04 },
    ],
    vat: 13.28,
    grandTotal: 130.97,
  })
  expect(created.orders.map(({ vatRate }) => vatRate)).toEqual([null, 0, 20])
  const same = await api.update.send({ body: created })
  expect(same).toEqual({ ...created, updatedAt: same.updatedAt })
})

test('a deleted draft is in the trash, refuses changes, and can be restored', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  const params = { id }
  const results = await Promise.allSettled([api.remove.send({ params }), api.remove.send({ params })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await api.show.send({ params })).deleted).toBe(true)
  expect((await api.list.send()).some((invoice) => invoice.id === id)).toBe(false)
  expect((await api.list.send({ query: { deleted: true } })).some((invoice) => invoice.id === id)).toBe(true)
  for (const attempt of [
    () => api.edit.send({ params, body: { note: 'x' } }),
    () => api.pay.send({ params, body: { amount: 1, date: today() } }),
    () => api.publish.send({ params }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 409 })
  await expect(api.update.send({ body: { ...draft, id } })).rejects.toMatchObject({ status: 404 })
  expect(await api.edit.send({ params, body: { deleted: false } })).toMatchObject({ deleted: false, number: '' })
})

test('a duplicate is a draft with the same parties and lines, and neither payments nor a link', async () => {
  const api = await serve(invoices)
  const old = { orderDate: '2026-01-05', dueDate: '2026-01-19', status: 'Delivered', note: 'Thanks' } as const
  const source = await api.create.send({ body: { ...issued, ...old } })
  const params = { id: source.id }
  await api.pay.send({ params, body: { amount: 99, date: today() } })
  await api.publish.send({ params })
  const copy = await api.duplicate.send({ params })
  expect(copy).toMatchObject({
    billTo: source.billTo,
    orders: source.orders,
    grandTotal: 99,
    note: 'Thanks',
    status: 'Pending',
    orderDate: today(),
    number: '',
    paymentState: 'draft',
    paid: 0,
    balance: 0,
    payments: [],
    publicLink: null,
    sentAt: null,
  })
  expect(copy.id).toBeGreaterThan(source.id)
  expect(Date.parse(copy.dueDate) - Date.parse(copy.orderDate)).toBe(14 * 86_400_000)
})

test('initial values are the latest sender with an address, the default tax and the default term', async () => {
  const api = await serve(invoices)
  const sender = { billFrom: 'Larkmoor Trade', billFromAddress: '4 Tannery Yard, Bristol' }
  const created = await api.create.send({ body: { ...draft, ...sender, vatRate: 5 } })
  await api.create.send({ body: { ...draft, billFrom: 'A name alone' } })
  const { billFrom, vatRate, orderDate, dueDate } = await api.defaults.send()
  expect({ billFrom, vatRate, orderDate }).toEqual({ billFrom: 'Larkmoor Trade', vatRate: 10, orderDate: today() })
  expect(Date.parse(dueDate) - Date.parse(orderDate)).toBe(14 * 86_400_000)
  await api.remove.send({ params: { id: created.id } })
  expect((await api.defaults.send()).billFrom).toBe('Larkmoor')
})
