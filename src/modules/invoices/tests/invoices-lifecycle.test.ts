import { expect, test } from 'vitest'
import { readCsv } from '#platform/text/csv.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const draft: InvoiceDraft = {
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [
    { itemName: 'Courge', unitPrice: 9.99, units: 3 },
    { itemName: 'Book', unitPrice: 12.5, units: 2, vatRate: 0, discount: 10 },
  ],
  discount: 5,
}
const date = new Date().toISOString().slice(0, 10)
const reason = 'Broken in transit'

type Served = Awaited<ReturnType<typeof serve<(typeof invoices)['endpoints']>>>

const issue = async (api: Served, body: Partial<InvoiceDraft> = {}) =>
  api.create.send({ body: { ...draft, issue: true, ...body } })

const cents = (amount: number) => Math.round(amount * 100)

test('a draft has no number, is owed by nobody and can change until it is issued', async () => {
  const api = await serve(invoices)
  const before = (await api.counts.send()).matching
  const created = await api.create.send({ body: draft })
  expect(created).toMatchObject({ number: '', paymentState: 'draft', balance: 0, issuedAt: null })
  const params = { id: created.id }
  expect((await api.edit.send({ params, body: { discount: 0 } })).grandTotal).toBeCloseTo(52.47 + 3 + 0, 2)
  expect((await api.counts.send()).matching).toMatchObject({ count: before.count + 1, balance: before.balance })
  for (const attempt of [
    () => api.pay.send({ params, body: { amount: 1, date } }),
    () => api.publish.send({ params }),
    () => api.mail.send({ params, body: { to: ['wilma@aldous.example'], subject: 'Invoice' } }),
    () => api.void.send({ params, body: { reason } }),
    () => api.credit.send({ params, body: { reason, credited: 0 } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 409, message: 'This is a draft: issue it first' })
  const issued = await api.issue.send({ params })
  expect(issued).toMatchObject({ number: expect.stringMatching(/^INV-\d{4}-\d{4}$/), paymentState: 'open' })
  expect(issued.balance).toBe(issued.grandTotal)
})

test('issuing the same draft twice at once gives one number', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: draft })
  const other = await issue(api)
  const attempts = Array.from({ length: 5 }, () => api.issue.send({ params: { id } }))
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { number } = await api.show.send({ params: { id } })
  expect(Number(number.slice(9))).toBe(Number(other.number.slice(9)) + 1)
  expect(Number((await issue(api)).number.slice(9))).toBe(Number(number.slice(9)) + 1)
})

test('the document of an issued invoice does not change, and the invoice is not deleted', async () => {
  const api = await serve(invoices)
  const created = await issue(api)
  const params = { id: created.id }
  for (const body of [
    { orders: [{ itemName: 'Courge', unitPrice: 500, units: 1 }] },
    { discount: 0 },
    { billTo: 'Somebody else' },
    { dueDate: '2099-01-01' },
    { note: 'x' },
  ]) {
    const [path = ''] = Object.keys(body)
    await expect(api.edit.send({ params, body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`${created.number} was issued`),
      issues: expect.arrayContaining([expect.objectContaining({ path, reason: 'issued' })]),
    })
  }
  const { orders } = created
  for (const attempt of [
    () => api.remove.send({ params }),
    () => api.edit.send({ params, body: { deleted: true } }),
    () => api.bulk.send({ body: { ids: [created.id], deleted: true } }),
  ])
    await expect(attempt()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('cannot be deleted'),
    })
  expect((await api.update.send({ body: { ...created, status: 'Shipped', completed: true } })).status).toBe('Shipped')
  expect(await api.show.send({ params })).toMatchObject({ orders, deleted: false, grandTotal: created.grandTotal })
})

test('an unpaid invoice can be voided once, keeps its number, and is no longer owed', async () => {
  const api = await serve(invoices)
  const before = (await api.counts.send()).matching
  const created = await issue(api)
  const params = { id: created.id }
  const results = await Promise.allSettled([
    api.void.send({ params, body: { reason } }),
    api.void.send({ params, body: { reason } }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const voided = await api.show.send({ params })
  expect(voided).toMatchObject({ number: created.number, paymentState: 'void', voidReason: reason, balance: 0 })
  expect((await api.counts.send()).matching).toEqual({ ...before, count: before.count + 1 })
  await expect(api.pay.send({ params, body: { amount: 1, date } })).rejects.toMatchObject({ status: 409 })
  const paid = { id: (await issue(api)).id }
  await api.pay.send({ params: paid, body: { amount: 1, date } })
  await expect(api.void.send({ params: paid, body: { reason } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('credit note'),
  })
})

test('credit notes of lines add up to the invoice to the cent, with numbers of their own', async () => {
  const api = await serve(invoices)
  const created = await issue(api)
  const params = { id: created.id }
  await api.pay.send({ params, body: { amount: 30, date } })
  const one = (position: number, credited: number) =>
    api.credit.send({ params, body: { lines: [{ position, units: 1 }], reason, credited } })
  const first = await one(0, 0)
  expect(first).toMatchObject({ paid: 30, paymentState: 'partly' })
  await expect(one(0, 0)).rejects.toMatchObject({ status: 409 })
  let last = first
  for (const position of [1, 0, 1, 0]) last = await one(position, last.credited)
  expect(last).toMatchObject({ credited: created.grandTotal, paid: 0, balance: 0, paymentState: 'credited' })
  const notes = last.creditNotes
  expect(notes.map(({ number }) => number)).toEqual(
    notes.map((_, index) => {
      const [series = '', count = ''] = (notes[0]?.number ?? '').split(/-(?=\d{4}$)/)
      return `${series}-${String(Number(count) + index).padStart(4, '0')}`
    }),
  )
  const sum = (field: 'net' | 'vat' | 'total' | 'discountAmount' | 'refunded') =>
    notes.reduce((all, note) => all + cents(note[field]), 0)
  expect([sum('vat'), sum('total'), sum('discountAmount'), sum('refunded')]).toEqual(
    [created.vat, created.grandTotal, created.discountAmount, 30].map(cents),
  )
  expect(last.payments.reduce((all, { amount }) => all + cents(amount), 0)).toBe(0)
  await expect(one(0, last.credited)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing'),
  })
})

test('a credit note of an amount reduces the balance first and returns the rest', async () => {
  const api = await serve(invoices)
  const created = await issue(api)
  const params = { id: created.id }
  await api.pay.send({ params, body: { amount: created.grandTotal - 10, date } })
  const credit = (amount: number, credited: number) =>
    api.credit.send({ params, body: { amount, reason, credited, method: 'card' } })
  const after = await credit(15, 0)
  expect(after).toMatchObject({ balance: 0, paymentState: 'paid', credited: 15 })
  expect(after.creditNotes[0]).toMatchObject({ total: 15, refunded: 5, lines: [], reason })
  const refund = after.payments.find(({ amount }) => amount < 0)
  expect(refund).toMatchObject({ amount: -5, method: 'card', creditNoteId: after.creditNotes[0]?.id })
  await expect(api.unpay.send({ params: { ...params, payment: refund?.id ?? 0 } })).rejects.toMatchObject({
    status: 409,
  })
  await expect(credit(999, 15)).rejects.toMatchObject({ status: 422, issues: [{ path: 'amount' }] })
  const remainingCredit = await api.credit.send({ params, body: { reason, credited: 15 } })
  expect(remainingCredit).toMatchObject({ credited: created.grandTotal, paid: 0, paymentState: 'credited' })
})

test('of two people who credit the same, one is refused', async () => {
  const api = await serve(invoices)
  const other = await api.as('manager')
  const params = { id: (await issue(api)).id }
  const body = { amount: 5, reason, credited: 0 }
  const results = await Promise.allSettled([api.credit.send({ params, body }), other.credit.send({ params, body })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await api.show.send({ params })).creditNotes).toHaveLength(1)
})

test('the server refuses invalid credit notes and reasons at their field', async () => {
  const api = await serve(invoices)
  const { id } = await issue(api)
  const cases = [
    ['credit-notes', { credited: 0 }, 'reason'],
    ['credit-notes', { reason, credited: 0, lines: [] }, 'lines'],
    ['credit-notes', { reason, credited: 0, lines: [{ position: 7, units: 1 }] }, 'lines.0.units'],
    ['credit-notes', { reason, credited: 0, lines: [{ position: 0, units: 4 }] }, 'lines.0.units'],
    ['credit-notes', { reason, credited: 0, amount: 0 }, 'amount'],
    ['credit-notes', { reason, credited: 0, amount: 1, lines: [{ position: 0, units: 1 }] }, 'amount'],
    ['void', { reason: ' ' }, 'reason'],
  ] as const
  for (const [path, body, at] of cases) {
    const response = await api.send(`${invoices.base}/${id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { issues = [] } = await response.json()
    expect([path, body, response.status, issues.map((one: { path: string }) => one.path)]).toEqual([
      path,
      body,
      422,
      [at],
    ])
  }
})

test('deleteinvoice removes also what was issued from the list and all sums, and it keeps its number', async () => {
  const api = await serve(invoices)
  const day = { from: date, to: date, timeZone: 'UTC' }
  const { deleted: _, ...before } = await api.counts.send()
  const figures = await api.figures.send({ query: day })
  const created = await issue(api)
  const params = { id: created.id }
  await api.pay.send({ params, body: { amount: 20, date } })
  await api.credit.send({ params, body: { amount: 10, reason, credited: 0 } })
  const remaining = await api.drop.send({ body: { invoiceId: created.id } })
  expect(remaining.map(({ id }) => id)).not.toContain(created.id)
  expect(await api.counts.send()).toMatchObject(before)
  expect(await api.figures.send({ query: day })).toEqual(figures)
  expect(Number((await issue(api)).number.slice(9))).toBe(Number(created.number.slice(9)) + 1)
  await expect(api.pay.send({ params, body: { amount: 1, date } })).rejects.toMatchObject({ status: 409 })
  expect(await api.edit.send({ params, body: { deleted: false } })).toMatchObject({
    number: created.number,
    paid: 20,
    credited: 10,
  })
  const billed = await api.bill.send({
    body: {
      reference: 'order 7',
      customer: { name: 'W', company: '', email: '', address: '', phone: '' },
      lines: [{ itemName: 'x', unitPrice: 1, units: 1 }],
      discount: 0,
    },
  })
  await expect(api.drop.send({ body: { invoiceId: billed.id } })).rejects.toMatchObject({ status: 409 })
})

test('the file of a list has what was credited, so that its amounts add up', async () => {
  const api = await serve(invoices)
  const { id } = await issue(api)
  await api.credit.send({ params: { id }, body: { amount: 10, reason, credited: 0 } })
  const { rows } = readCsv(await (await api.send(`${invoices.base}/export?ids=${id}`)).text())
  expect(rows).toMatchObject([{ credited: '10.00', paid: '0.00' }])
})
