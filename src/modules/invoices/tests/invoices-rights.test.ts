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
const today = new Date().toISOString().slice(0, 10)

test.each(['agent', 'viewer'] as const)('a role can read everything and change nothing: %s', async (role) => {
  const admin = await serve(invoices)
  const api = await admin.as(role)
  const created = await admin.create.send({ body: draft })
  const params = { id: created.id }
  const { payments } = await admin.pay.send({ params, body: { amount: 9, date: today } })
  await admin.publish.send({ params })
  const before = await admin.list.send()
  expect(await api.list.send()).toEqual(before)
  expect(await api.counts.send()).toEqual(await admin.counts.send())
  expect((await api.show.send({ params })).id).toBe(created.id)
  const customer = { name: 'W', company: '', email: '', phone: '', address: '' }
  const lines = [{ itemName: 'A', unitPrice: 1, units: 1 }]
  const attempts = [
    () => api.create.send({ body: draft }),
    () => api.add.send({ body: draft }),
    () => api.update.send({ body: created }),
    () => api.drop.send({ body: { invoiceId: created.id } }),
    () => api.edit.send({ params, body: { note: 'x' } }),
    () => api.remove.send({ params }),
    () => api.duplicate.send({ params }),
    () => api.mail.send({ params, body: { to: ['a@b.example'], subject: 'x' } }),
    () => api.publish.send({ params }),
    () => api.revoke.send({ params }),
    () => api.pay.send({ params, body: { amount: 1, date: today } }),
    () => api.unpay.send({ params: { ...params, payment: payments[0]?.id ?? 1 } }),
    () => api.bulk.send({ body: { ids: [created.id], deleted: true } }),
    () => api.issue.send({ params }),
    () => api.void.send({ params, body: { reason: 'x' } }),
    () => api.credit.send({ params, body: { reason: 'x', credited: 0 } }),
    () => api.bill.send({ body: { reference: 'x', customer, lines, discount: 0 } }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 })
  expect(await admin.list.send()).toEqual(before)
})

test('a manager may do everything except set an earlier status', async () => {
  const admin = await serve(invoices)
  const api = await admin.as('manager')
  const params = { id: (await api.create.send({ body: { ...draft, issue: false } })).id }
  await api.edit.send({ params, body: { note: 'x', status: 'Shipped' } })
  await api.remove.send({ params })
  expect((await api.edit.send({ params, body: { deleted: false } })).deleted).toBe(false)
  await api.issue.send({ params })
  const { payments } = await api.pay.send({ params, body: { amount: 1, date: today } })
  await api.unpay.send({ params: { ...params, payment: payments[0]?.id ?? 0 } })
  await api.publish.send({ params })
  await api.revoke.send({ params })
  await api.duplicate.send({ params })
  await api.credit.send({ params, body: { amount: 1, reason: 'x', credited: 0 } })
  const other = { id: (await api.create.send({ body: draft })).id }
  await api.void.send({ params: other, body: { reason: 'x' } })
})

test('all endpoints answer 404 for an unknown invoice', async () => {
  const api = await serve(invoices)
  const params = { id: 999_999 }
  const attempts = [
    () => api.show.send({ params }),
    () => api.edit.send({ params, body: { note: 'x' } }),
    () => api.remove.send({ params }),
    () => api.duplicate.send({ params }),
    () => api.publish.send({ params }),
    () => api.revoke.send({ params }),
    () => api.pay.send({ params, body: { amount: 1, date: today } }),
    () => api.unpay.send({ params: { ...params, payment: 1 } }),
    () => api.issue.send({ params }),
    () => api.void.send({ params, body: { reason: 'x' } }),
    () => api.credit.send({ params, body: { reason: 'x', credited: 0 } }),
    () => api.bulk.send({ body: { ids: [999_999], status: 'Shipped' } }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 })
})
