import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'
import type { Status } from '../contract-fields.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

test('a manager sets only the next status, an administrator also earlier ones', async () => {
  const admin = await serve(invoices)
  const manager = await admin.as('manager')
  const params = { id: (await admin.create.send({ body: draft })).id }
  const changeStatus = (api: Pick<typeof admin, 'edit'>, status: Status) => api.edit.send({ params, body: { status } })

  await expect(changeStatus(manager, 'Delivered')).rejects.toMatchObject({ status: 409 })
  expect((await changeStatus(admin, 'Shipped')).status).toBe('Shipped')
  expect((await changeStatus(manager, 'Delivered')).status).toBe('Delivered')
  await expect(changeStatus(manager, 'Pending')).rejects.toMatchObject({ status: 403 })
  expect((await changeStatus(admin, 'Pending')).status).toBe('Pending')
  const fresh = { id: (await admin.create.send({ body: draft })).id }
  const leap = admin.edit.send({ params: fresh, body: { status: 'Delivered' } })
  await expect(leap).rejects.toMatchObject({ status: 409 })
})

test('a user can undo only their own latest change of the status', async () => {
  const admin = await serve(invoices)
  const manager = await admin.as('manager')
  const params = { id: (await admin.create.send({ body: draft })).id }
  const changeStatus = (status: Status) => manager.edit.send({ params, body: { status } })

  await changeStatus('Shipped')
  expect((await changeStatus('Pending')).status).toBe('Pending')
  await changeStatus('Shipped')
  await changeStatus('Delivered')
  await expect(changeStatus('Pending')).rejects.toMatchObject({ status: 403 })
  expect((await changeStatus('Shipped')).status).toBe('Shipped')
  await expect(changeStatus('Pending')).rejects.toMatchObject({ status: 403 })

  const theirs = { id: (await admin.create.send({ body: draft })).id }
  await admin.edit.send({ params: theirs, body: { status: 'Shipped' } })
  await expect(manager.edit.send({ params: theirs, body: { status: 'Pending' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('replacing an invoice follows the same rules for the status', async () => {
  const admin = await serve(invoices)
  const manager = await admin.as('manager')
  const created = await admin.create.send({ body: { ...draft, status: 'Shipped' } })
  await expect(manager.update.send({ body: { ...created, status: 'Pending' } })).rejects.toMatchObject({ status: 403 })
  expect((await manager.update.send({ body: { ...created, status: 'Delivered' } })).status).toBe('Delivered')
})

test('bulk changes all invoices or none, and returns them in the given order', async () => {
  const api = await serve(invoices)
  const ids: number[] = []
  for (const status of ['Pending', 'Shipped', 'Delivered'] as const)
    ids.push((await api.create.send({ body: { ...draft, status, issue: false } })).id)
  const [pending = 0, shipped = 0, delivered = 0] = ids
  const before = await api.list.send()

  await expect(api.bulk.send({ body: { ids, status: 'Delivered' } })).rejects.toMatchObject({ status: 409 })
  await expect(api.bulk.send({ body: { ids: [shipped, 999_999], deleted: true } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await api.list.send()).toEqual(before)

  const changed = await api.bulk.send({ body: { ids: [delivered, shipped, delivered], status: 'Delivered' } })
  expect(changed.map(({ id, status }) => [id, status])).toEqual([
    [delivered, 'Delivered'],
    [shipped, 'Delivered'],
  ])
  await api.bulk.send({ body: { ids: [shipped], status: 'Shipped' } })

  const removed = await api.bulk.send({ body: { ids: [pending, shipped], deleted: true } })
  expect(removed.every(({ deleted }) => deleted)).toBe(true)
  expect(await api.list.send()).toHaveLength(before.length - 2)
  await expect(api.bulk.send({ body: { ids: [pending], status: 'Shipped' } })).rejects.toMatchObject({ status: 409 })
  await api.bulk.send({ body: { ids: [pending, shipped], deleted: false } })
  const withoutTimes = (all: typeof before) => all.map((one) => ({ ...one, updatedAt: '' }))
  expect(withoutTimes(await api.list.send())).toEqual(withoutTimes(before))
})
