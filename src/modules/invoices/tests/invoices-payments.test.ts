import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const today = dayFromNow(0)

test('payments reduce the balance, and removing one increases it', async () => {
  const api = await serve(invoices)
  const params = { id: (await api.create.send({ body: draft })).id }
  const partly = await api.pay.send({ params, body: { amount: 33.33, date: today, method: 'cash', note: ' By hand ' } })
  expect(partly).toMatchObject({ paid: 33.33, balance: 65.67, paymentState: 'partly' })
  expect(partly.payments).toEqual([
    { id: expect.any(Number), amount: 33.33, date: today, method: 'cash', note: 'By hand', creditNoteId: null },
  ])
  const paid = await api.pay.send({ params, body: { amount: 65.67, date: dayFromNow(-1) } })
  expect(paid).toMatchObject({ paid: 99, balance: 0, paymentState: 'paid' })
  expect(paid.payments.map(({ amount, method }) => [amount, method])).toEqual([
    [65.67, 'transfer'],
    [33.33, 'cash'],
  ])

  const payment = partly.payments[0]?.id ?? 0
  const back = await api.unpay.send({ params: { ...params, payment } })
  expect(back).toMatchObject({ paid: 65.67, balance: 33.33, paymentState: 'partly' })
  await expect(api.unpay.send({ params: { ...params, payment } })).rejects.toMatchObject({ status: 404 })
})

test('the server refuses payments above the balance, also concurrent ones', async () => {
  const api = await serve(invoices)
  const params = { id: (await api.create.send({ body: draft })).id }
  await expect(api.pay.send({ params, body: { amount: 99.01, date: today } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'amount', message: 'The open amount is only 99.00' }],
  })
  const attempts = Array.from({ length: 8 }, () => api.pay.send({ params, body: { amount: 50, date: today } }))
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.show.send({ params })).toMatchObject({ paid: 50, balance: 49 })
})

test('a payment can be removed only from its own invoice', async () => {
  const api = await serve(invoices)
  const firstInvoice = await api.create.send({ body: draft })
  const other = await api.create.send({ body: draft })
  const { payments } = await api.pay.send({ params: { id: firstInvoice.id }, body: { amount: 9, date: today } })
  const payment = payments[0]?.id ?? 0
  await expect(api.unpay.send({ params: { id: other.id, payment } })).rejects.toMatchObject({ status: 404 })
  expect((await api.show.send({ params: { id: firstInvoice.id } })).paid).toBe(9)
})

test('a payment of another balance than the user saw is refused, so that nobody records one twice', async () => {
  const api = await serve(invoices)
  const params = { id: (await api.create.send({ body: draft })).id }
  const body = { amount: 30, date: today, balance: 99 }
  const results = await Promise.allSettled([api.pay.send({ params, body }), api.pay.send({ params, body })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.pay.send({ params, body })).rejects.toMatchObject({
    status: 409,
    message: 'The open amount is now 69.00',
  })
  expect((await api.show.send({ params })).paid).toBe(30)
})

test('an unpaid invoice is overdue after its due date, and an invoice of 0 is paid', async () => {
  const api = await serve(invoices)
  const late = { orderDate: dayFromNow(-40), dueDate: dayFromNow(-1) }
  const params = { id: (await api.create.send({ body: { ...draft, ...late } })).id }
  expect((await api.show.send({ params })).paymentState).toBe('overdue')
  expect((await api.pay.send({ params, body: { amount: 1, date: today } })).paymentState).toBe('overdue')
  expect((await api.pay.send({ params, body: { amount: 98, date: today } })).paymentState).toBe('paid')
  const free = { orders: [{ itemName: 'Leaflet', unitPrice: 0, units: 10 }] }
  expect((await api.create.send({ body: { ...draft, ...free } })).paymentState).toBe('paid')
})
