import { expect, onTestFinished, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { drafts, forms } from '../contract.ts'
import type { SupplierDraft } from '../contract-supplier.ts'

const person = { name: 'Ada Berg', email: 'ada@berg.example', phone: '+46 8 123 456', role: 'sales' } as const
const supplier: SupplierDraft = {
  name: 'Berg Lighting',
  kind: 'goods',
  website: 'https://berg.example',
  about: '',
  country: 'SE',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  region: '',
  vatNumber: 'SE 123456789001',
  iban: '',
  startsOn: '2027-01-01',
  endsOn: '',
  paymentDays: 30,
  orderLimit: 1250.5,
  people: [person],
  agreed: true,
}

test('normalises VAT numbers and stores amounts to the cent', async () => {
  const api = await serve(forms)
  const created = await api.create.send({ body: supplier })
  expect(created).toMatchObject({ vatNumber: 'SE123456789001', orderLimit: 1250.5, people: [person], deleted: false })
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
  expect((await api.list.send({ query: { q: 'BERG' } })).map(({ id }) => id)).toEqual([created.id])
})

test('compares names regardless of case and accents, and frees the name of a removed supplier', async () => {
  const api = await serve(forms)
  const isNameTaken = async (name: string) => (await api.taken.send({ query: { name } })).taken
  expect(await isNameTaken('  bérg   LIGHTING ')).toBe(false)
  const { id } = await api.create.send({ body: supplier })
  expect(await isNameTaken('  bérg   LIGHTING ')).toBe(true)
  await expect(
    api.create.send({ body: { ...supplier, name: 'berg lighting', vatNumber: 'SE999999999901' } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'name', reason: 'taken' }] })
  await expect(api.create.send({ body: { ...supplier, name: 'Berg Lamps' } })).rejects.toMatchObject({
    issues: [{ path: 'vatNumber', reason: 'vatTaken' }],
  })
  await api.remove.send({ params: { id } })
  expect(await isNameTaken('Berg Lighting')).toBe(false)
  await api.restore.send({ params: { id } })
  expect(await isNameTaken('Berg Lighting')).toBe(true)
})

test('accepts one of several concurrent registrations of a supplier', async () => {
  const api = await serve(forms)
  const answers = await Promise.allSettled([1, 2, 3].map(() => api.create.send({ body: supplier })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await api.list.send({ query: { q: 'berg' } })).toHaveLength(1)
})

test('accepts invalid input in a draft, and rejects a save based on an older version', async () => {
  const ownDrafts = await serve(drafts)
  const draft = await ownDrafts.create.send({ body: {} })
  const params = { id: draft.id }
  const typed = { name: '', website: 'not one', people: [{ name: '', email: 'x', phone: '', role: '' }] }
  const saved = await ownDrafts.edit.send({ params, body: { version: 1, values: typed } })
  expect(saved).toMatchObject({ version: 2, values: typed })
  await expect(ownDrafts.edit.send({ params, body: { version: 1, values: { name: 'Other' } } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await ownDrafts.show.send({ params })).toMatchObject({ version: 2, values: typed })
})

test('accepts one of two concurrent saves of a draft', async () => {
  const ownDrafts = await serve(drafts)
  const { id } = await ownDrafts.create.send({ body: {} })
  const write = (name: string) => ownDrafts.edit.send({ params: { id }, body: { version: 1, values: { name } } })
  const answers = await Promise.allSettled(['One', 'Two'].map(write))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { values, version } = await ownDrafts.show.send({ params: { id } })
  expect([version, ['One', 'Two'].includes(values.name ?? '')]).toEqual([2, true])
})

test('registers one supplier per draft despite repeated calls, and restores the draft on undo', async () => {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  const visitor = await home.visitor()
  const [api, ownDrafts] = [client(forms, visitor), client(drafts, visitor)]
  const draft = await ownDrafts.create.send({ body: { values: { name: supplier.name } } })
  const body = { draft: draft.id, version: draft.version, supplier }
  await expect(api.submit.send({ body: { ...body, version: 7 } })).rejects.toMatchObject({ status: 409 })
  const [one, two] = await Promise.all([api.submit.send({ body }), api.submit.send({ body })])
  expect(one?.id).toBe(two?.id)
  expect((await ownDrafts.list.send()).some(({ id }) => id === draft.id)).toBe(false)
  await expect(
    ownDrafts.edit.send({ params: { id: draft.id }, body: { version: 1, values: {} } }),
  ).rejects.toMatchObject({
    status: 409,
  })

  await api.remove.send({ params: { id: one?.id ?? 0 } })
  expect(await ownDrafts.show.send({ params: { id: draft.id } })).toMatchObject({
    supplierId: null,
    values: draft.values,
  })

  // Undone: the draft was registered again, and must not be registered twice.
  await api.restore.send({ params: { id: one?.id ?? 0 } })
  expect((await ownDrafts.list.send()).some(({ id }) => id === draft.id)).toBe(false)
  expect((await ownDrafts.show.send({ params: { id: draft.id } })).supplierId).toBe(one?.id)
  expect((await api.submit.send({ body })).id).toBe(one?.id)

  // While it is removed, the draft can be registered as another supplier.
  await api.remove.send({ params: { id: one?.id ?? 0 } })
  expect((await ownDrafts.list.send()).some(({ id }) => id === draft.id)).toBe(true)
  const again = await api.submit.send({ body })
  expect(again.id).not.toBe(one?.id)
  expect((await ownDrafts.show.send({ params: { id: draft.id } })).supplierId).toBe(again.id)
})
