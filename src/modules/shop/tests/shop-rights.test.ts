import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addProduct, buy, openShop, orderDraft, productDraft, getStatuses } from './shop-test-steps.ts'

test.each(['u3', 'u4'])('shows %s only active products, and rejects their changes of products', async (userId) => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const reader = await openClient(userId)
  const all = await admin.products.list.send()
  const readable = await reader.products.list.send()
  expect(readable).toEqual(all.filter(({ status }) => status === 'active'))
  const draft = all.find(({ status }) => status === 'draft')?.id ?? 0
  await admin.products.remove.send({ params: { id: 1 } })
  expect(await reader.products.list.send({ query: { status: ['draft'] } })).toEqual([])
  expect(await reader.products.list.send({ query: { deleted: true } })).toEqual([])
  const { status, total } = await reader.products.facets.send()
  expect([status.draft, total]).toEqual([0, readable.length - 1])
  expect(await getStatuses([draft, 1].map((id) => reader.products.show.send({ params: { id } })))).toEqual([404, 404])
  const text = await (await reader.products.export.send()).blob.text()
  expect(text).not.toContain(all.find(({ id }) => id === draft)?.title)

  const params = { id: 2 }
  const attempts = [
    reader.products.create.send({ body: productDraft }),
    reader.products.edit.send({ params, body: { price: 0 } }),
    reader.products.remove.send({ params }),
    reader.products.bulk.send({ body: { ids: [2], changes: { qty: 0 } } }),
    reader.products.editEach.send({ body: { products: [{ id: 2, changes: { qty: 0 } }] } }),
    reader.products.import.send({ body: { rows: [{ ...productDraft }] } }),
    reader.products.ids.send(),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 403))
  expect(await admin.products.show.send({ params })).toEqual(all.find(({ id }) => id === 2))
})

test('lets a manager do everything with products and orders', async () => {
  const openClient = await openShop(openRuntime)
  const manager = await openClient('u2')
  const { id } = await addProduct(manager)
  const params = { id }
  await manager.products.edit.send({ params, body: { deleted: true } })
  await manager.products.edit.send({ params, body: { deleted: false } })
  const order = await buy(manager, id)
  await manager.orders.change.send({ params: { id: order.id }, body: { status: 'paid' } })
  const refunded = await manager.orders.change.send({ params: { id: order.id }, body: { status: 'refunded' } })
  expect(refunded.status).toBe('refunded')
})

test('lets an agent place orders but not change them, and a viewer neither', async () => {
  const openClient = await openShop(openRuntime)
  const [agent, viewer] = [await openClient('u3'), await openClient('u4')]
  const order = await buy(agent, 1)
  const params = { id: order.id }
  const { total } = await (async () => {
    await viewer.cart.add.send({ body: { id: 1 } })
    return viewer.orders.quote.send({ body: { delivery: 'standard' } })
  })()
  const attempts = [
    agent.orders.change.send({ params, body: { status: 'paid' } }),
    viewer.orders.change.send({ params, body: { status: 'paid' } }),
    viewer.orders.place.send({ body: orderDraft(total) }),
  ]
  expect(await getStatuses(attempts)).toEqual([403, 403, 403])
  expect((await viewer.orders.show.send({ params })).status).toBe('pending')
})

test('keeps carts of users separate', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, manager] = [await openClient(), await openClient('u2')]
  await admin.cart.add.send({ body: { id: 1, qty: 2 } })
  expect((await manager.cart.show.send()).lines).toEqual([])
  const attempts = [
    manager.cart.change.send({ params: { id: 1 }, body: { qty: 1 } }),
    manager.cart.remove.send({ params: { id: 1 } }),
  ]
  expect(await getStatuses(attempts)).toEqual([404, 404])
  await manager.cart.clear.send()
  expect((await admin.cart.show.send()).pieces).toBe(2)
  expect((await (await openClient()).cart.show.send()).pieces).toBe(2)
})
