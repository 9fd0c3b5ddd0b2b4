import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type SampleDraft, sampleOrders } from '../contract.ts'

const { base } = sampleOrders
const minimalDraft: SampleDraft = { product: 'Oak night-light', maker: 'Fernhill', quantity: 2 }

const getStatuses = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))

const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('requires three fields, uses defaults for others, and returns all that was stored', async () => {
  const api = await serve(sampleOrders)
  expect(await api.create.send({ body: minimalDraft })).toMatchObject({
    ...minimalDraft,
    delivery: 'post',
    budget: null,
    rating: 0,
  })
  const whole: SampleDraft = {
    ...minimalDraft,
    neededBy: addDays(9),
    delivery: 'courier',
    email: 'ines@larkmoor.example',
    street: '4 Tannery Yard',
    postalCode: 'BS1 6ZZ',
    city: 'Bristol',
    isUrgent: true,
    note: 'Ring twice',
    tags: ['Lamps', 'Öl'],
    budget: 49.99,
    phone: '+441174960100',
    color: '#c19a6b',
    rating: 4,
    batch: '004711',
  }
  const created = await api.create.send({ body: { ...whole, details: '<p onclick="x()">a<script>x()</script></p>' } })
  expect(created).toMatchObject({ ...whole, details: '<p>a</p>', attachments: [] })
  const [latest] = await api.list.send()
  expect(latest).toEqual(created)
  expect(await api.list.send({ query: { q: 'ol night' } })).toEqual([created])
})

test('cancels and restores an order', async () => {
  const api = await serve(sampleOrders)
  const { id } = await api.create.send({ body: minimalDraft })
  const params = { id }
  const listIds = async () => (await api.list.send()).map((order) => order.id)
  await api.remove.send({ params })
  await api.remove.send({ params })
  expect(await listIds()).not.toContain(id)
  expect(await api.restore.send({ params })).toMatchObject({ deleted: false })
  expect(await listIds()).toContain(id)
})

test('reports an error at its own field', async () => {
  const api = await serve(sampleOrders)
  const invalidValues: Record<string, Partial<Record<keyof SampleDraft | 'price', unknown>>> = {
    product: { product: ' ' },
    maker: { maker: 'x'.repeat(81) },
    quantity: { quantity: 0 },
    neededBy: { isUrgent: true },
    street: { delivery: 'courier', city: 'Bristol' },
    city: { delivery: 'courier', street: '4 Tannery Yard' },
    delivery: { delivery: 'pigeon' },
    email: { email: 'nobody' },
    tags: { tags: ['Lamps', 'lamps'] },
    budget: { budget: 0.001 },
    phone: { phone: '0117 496 0100' },
    color: { color: 'red' },
    rating: { rating: 6 },
    batch: { batch: '12345' },
    note: { note: 'x'.repeat(501) },
    attachments: { attachments: ['x'] },
  }
  for (const [field, change] of Object.entries(invalidValues)) {
    const body = JSON.stringify({ ...minimalDraft, ...change })
    const answer = await api.send(base, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([field, answer.status]).toEqual([field, 422])
    const { issues }: { issues: { path: string }[] } = await answer.json()
    expect(issues.map(({ path }) => path.split('.')[0])).toContain(field)
  }
  const extra = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...minimalDraft, price: 1 }),
  }
  expect((await api.send(base, extra)).status).toBe(422)
  await expect(api.create.send({ body: { ...minimalDraft, neededBy: addDays(-3) } })).rejects.toMatchObject({
    status: 422,
    issues: [expect.objectContaining({ path: 'neededBy', reason: 'past' })],
  })
})

test('accepts only own PDF files and pictures, and hides attachments from other users', async () => {
  const api = await serve(sampleOrders)
  const agent = await api.as('agent')
  const upload = async (type: string, size = 40): Promise<string> => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(size) }
    const { id }: { id: string } = await (await api.send('/api/files?name=a', init)).json()
    return id
  }
  const file = await upload('application/pdf')
  const { id } = await api.create.send({ body: { ...minimalDraft, attachments: [file] } })
  expect((await api.attachment.send({ params: { id, file } })).blob.size).toBe(40)
  const [text, large, foreign] = [
    await upload('text/plain'),
    await upload('image/png', 2_000_001),
    await upload('image/png'),
  ]
  const tries = [
    agent.attachment.send({ params: { id, file } }),
    api.attachment.send({ params: { id, file: 'none-of-ours' } }),
    api.create.send({ body: { ...minimalDraft, attachments: [text] } }),
    api.create.send({ body: { ...minimalDraft, attachments: [large] } }),
    agent.create.send({ body: { ...minimalDraft, attachments: [foreign] } }),
  ]
  expect(await getStatuses(tries)).toEqual([404, 404, 422, 422, 422])
})

test('restricts orders to their owner, and rejects orders by a viewer', async () => {
  const api = await serve(sampleOrders)
  const { id } = await api.create.send({ body: minimalDraft })
  const params = { id }
  const manager = await api.as('manager')
  const tries = [manager.show.send({ params }), manager.remove.send({ params }), manager.restore.send({ params })]
  expect(await getStatuses(tries)).toEqual([404, 404, 404])
  const viewer = await api.as('viewer')
  const [own] = await viewer.list.send()
  const writes = [viewer.create.send({ body: minimalDraft }), viewer.remove.send({ params: { id: own?.id ?? 0 } })]
  expect(await getStatuses(writes)).toEqual([403, 403])
})
