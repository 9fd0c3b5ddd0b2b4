import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addProduct, openShop, getStatuses } from './shop-test-steps.ts'

test('raises the quantity of a product that is added again, and keeps the order of lines', async () => {
  const { cart } = await (await openShop(openRuntime))()
  expect(await cart.show.send()).toEqual({ lines: [], pieces: 0, total: 0, updatedAt: null })
  await cart.add.send({ body: { id: 5 } })
  await cart.add.send({ body: { id: 2, qty: 3 } })
  const after = await cart.add.send({ body: { id: 5, qty: 2 } })
  expect(after.lines.map(({ id, qty }) => [id, qty])).toEqual([
    [5, 3],
    [2, 3],
  ])
  expect(after.pieces).toBe(6)
  expect(after.total).toBeCloseTo(
    after.lines.reduce((sum, { qty, product }) => sum + qty * product.salesPrice, 0),
    10,
  )
  expect(await cart.show.send()).toEqual(after)
})

test('changes quantities, removes lines, empties the cart, and undoes each of them', async () => {
  const { cart } = await (await openShop(openRuntime))()
  await cart.add.send({ body: { id: 5 } })
  await cart.add.send({ body: { id: 2 } })
  const full = await cart.change.send({ params: { id: 5 }, body: { qty: 4 } })
  expect(full.lines[0]?.qty).toBe(4)
  expect((await cart.remove.send({ params: { id: 5 } })).lines.map(({ id }) => id)).toEqual([2])
  const lines = full.lines.map(({ id, qty }) => ({ id, qty }))
  expect((await cart.fill.send({ body: { lines } })).lines).toEqual(full.lines)
  expect((await cart.clear.send()).lines).toEqual([])
  expect((await cart.fill.send({ body: { lines } })).lines).toEqual(full.lines)
})

test('rejects more pieces than are left, with their number, and changes nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart } = admin
  const { id } = await addProduct(admin, { qty: 3 })
  await cart.add.send({ body: { id, qty: 2 } })
  const refusal = { status: 422, message: 'Only 3 left of "Tin drum"', issues: [{ path: 'qty' }] }
  await expect(cart.add.send({ body: { id, qty: 2 } })).rejects.toMatchObject(refusal)
  await expect(cart.change.send({ params: { id }, body: { qty: 4 } })).rejects.toMatchObject(refusal)
  expect((await cart.show.send()).pieces).toBe(2)
  const draft = await addProduct(admin, { status: 'draft' })
  const attempts = [cart.add.send({ body: { id: draft.id } }), cart.add.send({ body: { id: 15 } })]
  // A draft does not exist for buyers; product 15 of the sample is sold out.
  expect(await getStatuses(attempts)).toEqual([404, 422])
})

test('keeps a line whose product is gone, sold out or short, and returns the problem', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart, products } = admin
  const created = []
  for (const title of ['Gone', 'Hidden', 'Sold out', 'Short', 'Fine'])
    created.push(await addProduct(admin, { title, qty: 5 }))
  const [gone, hidden, soldOut, short] = created.map(({ id }) => ({ id }))
  for (const { id } of created) await cart.add.send({ body: { id, qty: 4 } })
  if (!gone || !hidden || !soldOut || !short) throw new Error('A product is missing')
  await products.remove.send({ params: gone })
  await products.edit.send({ params: hidden, body: { status: 'draft' } })
  await products.edit.send({ params: soldOut, body: { qty: 0 } })
  await products.edit.send({ params: short, body: { qty: 1, price: 30 } })
  const { lines, total } = await cart.show.send()
  expect(lines.map(({ problem, total: price }) => [problem, price])).toEqual([
    ['gone', 0],
    ['gone', 0],
    ['soldOut', 0],
    ['tooMany', 120],
    [null, 80],
  ])
  expect(total).toBe(200)
})

test('loses no piece when several requests add at the same time', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { id } = await addProduct(admin, { qty: 12 })
  const others = await Promise.all([openClient(), openClient(), openClient()])
  const attempts = Array.from({ length: 15 }, (_, index) => others[index % 3]?.cart.add.send({ body: { id } }))
  const statuses = await getStatuses(attempts.map((one) => Promise.resolve(one)))
  expect(statuses.filter((status) => status === 0).length).toBe(12)
  expect(statuses.filter((status) => status === 422).length).toBe(3)
  expect((await admin.cart.show.send()).pieces).toBe(12)
})

test('limits a cart to 100 products', async () => {
  const admin = await (await openShop(openRuntime))()
  const rows = Array.from({ length: 101 }, (_, index) => ({
    title: `Drum ${index}`,
    price: 1,
    qty: 1,
    category: ['toys'],
    gender: 'Kids',
  }))
  const { rows: created } = await admin.products.import.send({ body: { rows } })
  const lines = created.slice(0, 100).map(({ id }) => ({ id: id ?? 0, qty: 1 }))
  expect((await admin.cart.fill.send({ body: { lines } })).lines.length).toBe(100)
  await expect(admin.cart.add.send({ body: { id: created[100]?.id ?? 0 } })).rejects.toMatchObject({ status: 409 })
  expect((await admin.cart.show.send()).lines.length).toBe(100)
})
