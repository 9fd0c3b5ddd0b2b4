import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import type { OrderDraft } from '../contract-orders.ts'
import { addProduct, type ShopClient, openShop, orderDraft, getStatuses } from './shop-test-steps.ts'

const buyers = ['u1', 'u2', 'u3', 'u5', 'u6', 'u7']

async function quoted(client: ShopClient) {
  const { total } = await client.orders.quote.send({ body: { delivery: 'pickup' } })
  return orderDraft(total, { delivery: 'pickup' })
}

test('sells the last piece to one of twenty simultaneous buyers', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { id } = await addProduct(admin, { qty: 1 })
  const clients = await Promise.all(Array.from({ length: 20 }, (_, index) => openClient(buyers[index % buyers.length])))
  // Six users in twenty browser tabs.
  for (const client of clients.slice(0, buyers.length)) await client.cart.add.send({ body: { id } })
  const body = await quoted(admin)
  const statuses = await getStatuses(
    clients.map(({ orders }) => orders.place.send({ body: { ...body, key: crypto.randomUUID() } })),
  )
  expect(statuses.toSorted((one, other) => one - other)).toEqual([0, ...Array.from({ length: 19 }, () => 409)])
  expect((await admin.products.show.send({ params: { id } })).qty).toBe(0)
  expect((await admin.orders.list.send({ query: { product: id } })).length).toBe(1)
  expect((await admin.orders.counts.send()).all).toBe(301)
})

test('creates one order for ten simultaneous requests with the same key, and returns it each time', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { id } = await addProduct(admin, { qty: 5 })
  const screens = await Promise.all(Array.from({ length: 10 }, () => openClient()))
  await admin.cart.add.send({ body: { id, qty: 2 } })
  const body = await quoted(admin)
  const answers = await Promise.all(screens.map(({ orders }) => orders.place.send({ body })))
  expect(new Set(answers.map((order) => order.id)).size).toBe(1)
  expect(answers.every((order) => order.pieces === 2)).toBe(true)
  expect((await admin.products.show.send({ params: { id } })).qty).toBe(3)
  expect((await admin.orders.counts.send()).all).toBe(301)
  // A key is valid for its buyer: another user does not get the order.
  await expect((await openClient('u2')).orders.place.send({ body })).rejects.toMatchObject({ status: 409 })
})

test('avoids deadlocks between buyers of the same products in different orders, and gaps in numbers', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const [one, two] = [await addProduct(admin, { qty: 10 }), await addProduct(admin, { qty: 10 })]
  const clients = await Promise.all(buyers.map((userId) => openClient(userId)))
  const drafts: OrderDraft[] = []
  for (const [index, client] of clients.entries()) {
    const ids = index % 2 ? [one.id, two.id] : [two.id, one.id]
    await client.cart.fill.send({ body: { lines: ids.map((id) => ({ id, qty: 2 })) } })
    drafts.push(await quoted(client))
  }
  const attempts = clients.flatMap((client, index) => {
    const body = drafts[index]
    return body ? [client.orders.place.send({ body })] : []
  })
  const edits = [3, 4, 5].map((qty) =>
    admin.products.bulk.send({
      body: { ids: [two.id, one.id], changes: { discount: 0, gender: qty % 2 ? 'Men' : 'Women' } },
    }),
  )
  const statuses = await getStatuses([...attempts, ...edits])
  expect(statuses.filter((status) => status === 0).length).toBe(5 + edits.length)
  expect(statuses.filter((status) => status === 409).length).toBe(1)
  const numbers = (await admin.orders.list.send({ query: { product: one.id, sort: 'number' } })).map(
    ({ number }) => number,
  )
  expect(numbers).toEqual([1301, 1302, 1303, 1304, 1305])
  for (const { id } of [one, two]) expect((await admin.products.show.send({ params: { id } })).qty).toBe(0)
})
