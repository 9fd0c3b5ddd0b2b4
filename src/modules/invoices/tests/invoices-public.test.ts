import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'
import { PublicInvoice } from '../contract-invoice.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  billToEmail: 'wilma@aldous.example',
  customerId: '4711',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}
const today = new Date().toISOString().slice(0, 10)
const getToken = (link: string | null) => link?.split('/').at(-1) ?? ''

test('a public link shows only the public fields', async () => {
  const api = await serve(invoices)
  const created = await api.create.send({ body: draft })
  const params = { id: created.id }
  await api.pay.send({ params, body: { amount: 9, date: today, note: 'From her aunt' } })
  const { publicLink } = await api.publish.send({ params })
  expect(publicLink).toMatch(/^\/invoice\/[\w-]{43}$/)
  const token = getToken(publicLink)
  const response = await api.send(`${invoices.base}/public/${token}`)
  const publicInvoice = await response.json()
  // No account is set.
  const { bankAccount: _, ...shape } = PublicInvoice.shape
  expect(Object.keys(publicInvoice).toSorted()).toEqual(Object.keys(shape).toSorted())
  expect(publicInvoice).toMatchObject({
    number: created.number,
    billTo: 'Wilma Aldous',
    grandTotal: 99,
    paid: 9,
    balance: 90,
  })
  expect(JSON.stringify(publicInvoice)).not.toContain('aunt')
})

test('publishing again keeps the link, and a revoked link never works again', async () => {
  const api = await serve(invoices)
  const params = { id: (await api.create.send({ body: draft })).id }
  const links = await Promise.all([api.publish.send({ params }), api.publish.send({ params })])
  const [first, second] = links.map(({ publicLink }) => getToken(publicLink))
  expect(first).toBe(second)
  const showPublic = (token = '') => api.public.send({ params: { token } })
  expect((await showPublic(first)).billTo).toBe('Wilma Aldous')

  expect((await api.revoke.send({ params })).publicLink).toBeNull()
  await expect(showPublic(first)).rejects.toMatchObject({ status: 404 })
  const later = getToken((await api.publish.send({ params })).publicLink)
  expect(later).not.toBe(first)
  await expect(showPublic(first)).rejects.toMatchObject({ status: 404 })

  await api.void.send({ params, body: { reason: 'Wrong customer' } })
  const voided = await showPublic(later)
  expect(voided).toMatchObject({ paymentState: 'void', balance: 0 })
  expect(JSON.stringify(voided)).not.toContain('Wrong customer')
  for (const token of ['x', 'A'.repeat(43), '%00', `${later}x`])
    expect([token, (await api.send(`${invoices.base}/public/${token}`)).status]).toEqual([token, 404])
})

test('sending creates a link if necessary, and stores the time', async () => {
  const api = await serve(invoices)
  const params = { id: (await api.create.send({ body: draft })).id }
  const body = { to: ['wilma@aldous.example'], subject: 'Your invoice' }
  await api.mail.send({ params, body })
  const mailedInvoice = await api.show.send({ params })
  expect(Date.parse(mailedInvoice.sentAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect((await api.public.send({ params: { token: getToken(mailedInvoice.publicLink) } })).number).toBe(
    mailedInvoice.number,
  )
})

test('a reference is billed once, also by concurrent calls', async () => {
  const api = await serve(invoices)
  const body = {
    reference: 'order 1042',
    customer: { name: 'Wilma Aldous', company: 'Aldous', email: 'w@aldous.example', phone: '', address: '1 Lane' },
    lines: [
      { itemName: 'Duck', unitPrice: 18, units: 2 },
      { itemName: 'Delivery', unitPrice: 4.9, units: 1 },
    ],
    discount: 3.6,
    note: 'Discount code PIER',
  }
  const highest = (await api.create.send({ body: draft })).id
  const all = await Promise.all(Array.from({ length: 10 }, () => api.bill.send({ body })))
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([highest + 1]))
  const [first] = all
  // 40.90 less 3.60, and 10 % of 37.30 on top.
  expect(first).toMatchObject({
    billFrom: 'Larkmoor',
    billTo: 'Wilma Aldous, Aldous',
    reference: 'order 1042',
    note: 'Discount code PIER',
    totalCost: 40.9,
    discountAmount: 3.6,
    vat: 3.73,
    grandTotal: 41.03,
  })
  expect(await api.list.send({ query: { reference: 'order 1042' } })).toEqual([first])
  expect((await api.create.send({ body: draft })).id).toBe(highest + 2)

  const copy = await api.duplicate.send({ params: { id: first?.id ?? 0 } })
  expect(copy.reference).toBe('')
})
