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

const today = () => new Date().toISOString().slice(0, 10)

test('the list returns the given fields and correct sums, the latest invoice first', async () => {
  const api = await serve(invoices)
  const response = await api.send('/api/data/invoicedata')
  const all = await response.json()
  expect(response.status).toBe(200)
  expect(all.length).toBeGreaterThanOrEqual(60)
  const word = expect.any(String)
  for (const invoice of all) {
    expect(invoice).toMatchObject({
      id: expect.any(Number),
      billFrom: 'Larkmoor',
      billFromEmail: word,
      billFromAddress: word,
      billFromPhone: word,
      billFromFax: word,
      billTo: expect.stringMatching(/\S/),
      billToEmail: word,
      billToAddress: word,
      billToPhone: word,
      billToFax: word,
      orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: expect.stringMatching(/^(Shipped|Delivered|Pending)$/),
      completed: expect.any(Boolean),
      isSelected: false,
    })
    const cents = (amount: number) => Math.round(amount * 100)
    const lines = invoice.orders.map((line: { unitTotalPrice: number }) => cents(line.unitTotalPrice))
    expect(cents(invoice.totalCost)).toBe(lines.reduce((sum: number, line: number) => sum + line, 0))
    expect(cents(invoice.grandTotal)).toBe(
      cents(invoice.totalCost) - cents(invoice.discountAmount) + cents(invoice.vat),
    )
    const paid = invoice.payments.map((payment: { amount: number }) => cents(payment.amount))
    expect(cents(invoice.paid)).toBe(paid.reduce((sum: number, one: number) => sum + one, 0))
    const isOwed = !['draft', 'void'].includes(invoice.paymentState)
    const open = cents(invoice.grandTotal) - cents(invoice.credited) - cents(invoice.paid)
    expect(cents(invoice.balance)).toBe(isOwed ? open : 0)
    expect(invoice.orderDate <= today() && invoice.dueDate >= invoice.orderDate).toBe(true)
  }
  const dates = all.map((invoice: { orderDate: string }) => invoice.orderDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('addinvoice gives consecutive ids, and issuing consecutive numbers, also to twenty concurrent calls', async () => {
  const api = await serve(invoices)
  const highest = Math.max(
    ...(await api.list.send()).map(({ id }) => id),
    ...(await api.list.send({ query: { deleted: true } })).map(({ id }) => id),
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.add.send({ body: { ...draft, id: 7, issue: true } })),
  )
  const ids = answers.map(({ id }) => id).toSorted((one, other) => one - other)
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => highest + index + 1))
  const counts = answers.map(({ number }) => Number(number.slice(9))).toSorted((one, other) => one - other)
  const [first = 0] = counts
  expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => first + index))

  await api.void.send({ params: { id: highest + 20 }, body: { reason: 'Twice' } })
  await expect(api.create.send({ body: { ...draft, dueDate: '2001-01-01', issue: true } })).rejects.toMatchObject({
    status: 422,
  })
  const next = await api.create.send({ body: { ...draft, issue: true } })
  expect([next.id, Number(next.number.slice(9))]).toEqual([highest + 21, first + 20])
})

test('addinvoice accepts the given fields and answers 201', async () => {
  const api = await serve(invoices)
  const body = {
    id: 0,
    billFrom: 'A',
    billFromEmail: '',
    billFromAddress: '',
    billFromPhone: '',
    billFromFax: '',
    billTo: 'B',
    billToEmail: '',
    billToAddress: '',
    billToPhone: '',
    billToFax: '',
    orders: [{ itemName: 'Courge', unitPrice: 10, units: 9, unitTotalPrice: 90 }],
    orderDate: '2026-03-04T23:30:00.000Z',
    totalCost: 90,
    vat: 9,
    grandTotal: 99,
    status: 'Shipped',
    completed: true,
    isSelected: true,
  }
  const response = await api.send('/api/data/invoicedata/addinvoice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const created = await response.json()
  expect(response.status).toBe(201)
  expect(created).toMatchObject({ ...body, id: created.id, orderDate: '2026-03-04', dueDate: '2026-03-18' })
})

test('updateinvoice accepts an unchanged answer, and keeps omitted fields', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: { ...draft, note: 'Keep', discount: 10, vatRate: 20 } })
  const same = await api.update.send({ body: created })
  expect(same).toEqual({ ...created, updatedAt: same.updatedAt })
  const { id } = created
  const orders = [{ itemName: 'Kiwi', unitPrice: 5, units: 2 }]
  expect(await api.update.send({ body: { id, billFrom: 'X', billTo: 'Y', orders } })).toMatchObject({
    id,
    number: created.number,
    billTo: 'Y',
    note: 'Keep',
    totalCost: 10,
    discountAmount: 1,
    vat: 1.8,
    grandTotal: 10.8,
  })
  const missing = api.update.send({ body: { ...created, id: 999_999 } })
  await expect(missing).rejects.toMatchObject({ status: 404, message: 'Invoice not found' })
})

test('updateinvoice replaces an issued invoice too, whose number stays, and after a payment its total', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: { ...draft, issue: true } })
  const params = { id: created.id }
  const body = { id: created.id, billFrom: 'X', billTo: 'Y', orders: [{ itemName: 'Kiwi', unitPrice: 50, units: 1 }] }
  const replaced = await api.update.send({ body })
  expect(replaced).toMatchObject({ number: created.number, billTo: 'Y', totalCost: 50, grandTotal: 55, balance: 55 })
  expect((await api.counts.send({ query: { q: created.number } })).matching).toMatchObject({
    grandTotal: 55,
    balance: 55,
  })
  await api.pay.send({ params, body: { amount: 20, date: today() } })
  for (const unitPrice of [60, 5]) {
    const refused = api.update.send({ body: { ...body, orders: [{ itemName: 'Kiwi', unitPrice, units: 1 }] } })
    await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringContaining('has payments') })
  }
  expect(await api.update.send({ body: { ...body, billTo: 'Z' } })).toMatchObject({
    billTo: 'Z',
    paid: 20,
    balance: 35,
  })
  await expect(api.edit.send({ params, body: { billTo: 'Y' } })).rejects.toMatchObject({ status: 409 })
})

test('updateinvoice keeps the lines that credit notes refer to, and void invoices', async () => {
  const api = await serve(invoices)
  const [credited, voided] = [
    await api.create.send({ body: { ...draft, issue: true } }),
    await api.create.send({ body: { ...draft, issue: true } }),
  ]
  await api.credit.send({ params: { id: credited.id }, body: { amount: 1, reason: 'Late', credited: 0 } })
  await api.void.send({ params: { id: voided.id }, body: { reason: 'Twice' } })
  const orders = [{ itemName: 'Kiwi', unitPrice: 50, units: 1 }]
  for (const { id } of [credited, voided]) {
    const update = api.update.send({ body: { id, billFrom: 'X', billTo: 'Y', orders } })
    await expect(update).rejects.toMatchObject({ status: 409 })
  }
})

test('deleteinvoice returns the list without the invoice, and answers 404 for an unknown one', async () => {
  const api = await serve(invoices)
  const before = await api.list.send()
  const [first, second] = before
  const remaining = await api.drop.send({ body: { invoiceId: first?.id ?? 0 } })
  expect(remaining).toEqual(before.slice(1))
  const query = await api.send(`/api/data/invoicedata/deleteinvoice?invoiceId=${second?.id}`, { method: 'DELETE' })
  expect(await query.json()).toEqual(before.slice(2))
  for (const invoiceId of [first?.id ?? 0, 999_999]) {
    await expect(api.drop.send({ body: { invoiceId } })).rejects.toMatchObject({
      status: 404,
      message: 'invoice not found',
    })
  }
})
