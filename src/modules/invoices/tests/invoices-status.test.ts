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
  const become = (api: Pick<typeof admin, 'edit'>, status: Status) => api.edit.send({ params, body: { status } })

  await expect(become(manager, 'Delivered')).rejects.toMatchObject({ status: 409 })
  expect((await become(admin, 'Shipped')).status).toBe('Shipped')
  expect((await become(manager, 'Delivered')).status).toBe('Delivered')
  await expect(become(manager, 'Pending')).rejects.toMatchObject({ status: 403 })
  expect((await become(admin, 'Pending')).status).toBe('Pending')
  const fresh = { id: (await admin.create.send({ body: draft })).id }
  const leap = admin.edit.send({ params: fresh, body: { status: 'Delivered' } })
  await expect(leap).rejects.toMatchObject({ status: 409 })
})

test('a user can undo only their own latest change of the status', async () => {
  const admin = await serve(invoices)
  const manager = await admin.as('manager')
  const params = { id: (await admin.create.send({ body: draft })).id }
  const become = (status: Status) => manager.edit.send({ params, body: { status } })

  await become('Shipped')
  expect((await become('Pending')).status).toBe('Pending')
  await become('Shipped')
  await become('Delivered')
  await expect(become('Pending')).rejects.toMatchObject({ status: 403 })
  expect((await become('Shipped')).status).toBe('Shipped')
  await expect(become('Pending')).rejects.toMatchObject({ status: 403 })

  const theirs = { id: (await admin.create.send({ body: draft })).id }
  await admin.edit.send({ params: theirs, body: { status: 'Shipped' } })
  await expect(manager.edit.send({ params: theirs, body: { status: 'Pending' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('replacing an invoice follows the same rules for the status', async () => {
  const admin = await serve(invoices)
  const manager = await admin.as('manager')
  const made = await admin.create.send({ body: { ...draft, status: 'Shipped' } })
  await expect(manager.update.send({ body: { ...made, status: 'Pending' } })).rejects.toMatchObject({ status: 403 })
  expect((await manager.update.send({ body: { ...made, status: 'Delivered' } })).status).toBe('Delivered')
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
  const bare = (all: typeof before) => all.map((one) => ({ ...one, updatedAt: '' }))
  expect(bare(await api.list.send())).toEqual(bare(before))
})
