import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { shop } from '../contract.ts'
import { addProduct, buy, getStatuses, openShop, type ShopClient } from './shop-test-steps.ts'

/** A shirt with a second size; its rows differ in every value. */
async function addShirt(admin: ShopClient) {
  const main = await addProduct(admin, {
    title: 'Shirt',
    price: 50,
    qty: 10,
    sku: 'SH',
    size: 'M',
    variants: [{ size: 'L', qty: 4, price: 55, sku: 'SH-L' }],
  })
  const large = (await admin.products.family.send({ params: { id: main.id } }))[1]
  if (!large) throw new Error('The shirt lacks its variant')
  return { main, large, params: { id: main.id } }
}

const readStocks = async ({ products }: ShopClient, id: number) =>
  (await products.family.send({ params: { id } })).map(({ qty }) => qty)

test('saves a product and its variant together although their values differ', async () => {
  const admin = await (await openShop(openRuntime))()
  const { large, params } = await addShirt(admin)
  const saved = await admin.products.edit.send({
    params,
    body: {
      qty: 9,
      price: 51,
      base: { qty: 10, price: 50 },
      variants: [{ id: large.id, qty: 8, price: 56, base: { qty: 4, price: 55 } }],
    },
  })
  expect(saved).toMatchObject({ qty: 9, price: 51, familyQty: 17 })
  expect(await admin.products.show.send({ params: { id: large.id } })).toMatchObject({ qty: 8, price: 56 })
  // Clients that send no values of a variant change it as before.
  await admin.products.edit.send({
    params,
    body: { title: 'Blouse', base: { title: 'Shirt' }, variants: [{ id: large.id, size: 'XL' }] },
  })
  expect(await admin.products.show.send({ params: { id: large.id } })).toMatchObject({ title: 'Blouse', size: 'XL' })
})

test('names all fields of a family that someone else has changed, and changes nothing', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, manager] = [await openClient(), await openClient('u2')]
  const { large, params } = await addShirt(admin)
  await manager.products.edit.send({ params, body: { title: 'Blouse', variants: [{ id: large.id, price: 60 }] } })
  const before = await admin.products.family.send({ params })
  const change = (price: number) => ({
    title: 'Tunic',
    base: { title: 'Shirt' },
    variants: [{ size: 'S' }, { id: large.id, price: 58, sku: 'SH-2', base: { price, sku: 'SH-L' } }],
  })
  await expect(admin.products.edit.send({ params, body: change(55) })).rejects.toMatchObject({
    status: 409,
    conflicts: [
      { path: 'title', current: 'Blouse' },
      { path: 'variants.1.price', current: 60 },
    ],
  })
  expect(await admin.products.family.send({ params })).toEqual(before)
  // Informed, the user may overwrite.
  await admin.products.edit.send({ params, body: { ...change(60), base: { title: 'Blouse' } } })
  expect(await admin.products.show.send({ params: { id: large.id } })).toMatchObject({ title: 'Tunic', price: 58 })
})

test('changes a stock by the difference to what was read, so that sold pieces stay sold', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, buyer] = [await openClient(), await openClient('u3')]
  const { main, large, params } = await addShirt(admin)
  await buy(buyer, main.id, 2)
  await buy(buyer, large.id, 3)
  const body = { qty: 30, base: { qty: 10 }, variants: [{ id: large.id, qty: 24, base: { qty: 4 } }] }
  const saved = await admin.products.edit.send({ params, body })
  expect([saved.qty, saved.familyQty]).toEqual([28, 49])
  expect(await readStocks(admin, main.id)).toEqual([28, 21])
  await buy(buyer, main.id, 1)
  // Undone.
  await admin.products.edit.send({ params, body: { addQty: -20, variants: [{ id: large.id, addQty: -20 }] } })
  expect(await readStocks(admin, main.id)).toEqual([7, 1])
  // A stock that already is what the user wants stays so, as when a request is repeated.
  await admin.products.edit.send({ params, body: { qty: 7, base: { qty: 5 } } })
  expect(await readStocks(admin, main.id)).toEqual([7, 1])
  const attempts = [
    admin.products.edit.send({ params, body: { addQty: -8 } }),
    admin.products.edit.send({ params, body: { addQty: 100_000 } }),
    admin.products.edit.send({ params, body: { variants: [{ id: large.id, addQty: -2 }] } }),
    admin.products.edit.send({ params, body: { variants: [{ size: 'S', addQty: -1 }] } }),
  ]
  expect(await getStatuses(attempts)).toEqual([409, 409, 409, 409])
  await expect(
    admin.products.edit.send({ params, body: { variants: [{ id: large.id, qty: 1, base: { qty: 4 } }] } }),
  ).resolves.toBeDefined()
  await expect(
    admin.products.edit.send({ params, body: { variants: [{ id: large.id, qty: 2, base: { qty: 9 } }] } }),
  ).rejects.toMatchObject({ status: 409, conflicts: [{ path: 'variants.0.qty', current: 1 }] })
  expect(await readStocks(admin, main.id)).toEqual([7, 1])
})

test('undoes a bulk change except where pieces were sold or a value was changed since', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, manager, buyer] = [await openClient(), await openClient('u2'), await openClient('u3')]
  const [sold, priced, emptied] = [
    await addProduct(admin, { qty: 10, price: 20 }),
    await addProduct(admin, { qty: 6, price: 20 }),
    await addProduct(admin, { qty: 1, price: 20 }),
  ]
  const ids = [sold.id, priced.id, emptied.id]
  const { before, kept } = await admin.products.bulk.send({ body: { ids, changes: { qty: 33 }, pricePercent: 10 } })
  expect(kept).toEqual([])
  await buy(buyer, sold.id, 3)
  await buy(buyer, emptied.id, 5)
  await manager.products.edit.send({ params: { id: priced.id }, body: { price: 19 } })
  const undone = await admin.products.editEach.send({ body: { products: before } })
  expect(undone.kept).toEqual([priced.id, emptied.id])
  const read = async () => {
    const products = await Promise.all(ids.map((id) => admin.products.show.send({ params: { id } })))
    return products.map(({ qty, price }) => [qty, price])
  }
  // Where more was sold than there had been, the pieces that are left stay.
  expect(await read()).toEqual([
    [7, 20],
    [6, 19],
    [28, 20],
  ])
  await admin.products.editEach.send({ body: { products: undone.before } })
  expect(await read()).toEqual([
    [30, 22],
    [33, 19],
    [28, 22],
  ])
})

test('rejects a contradictory or unreadable stock at its field, and readers', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, agent] = [await openClient(), await openClient('u3')]
  const { main, large, params } = await addShirt(admin)
  const path = `${shop.base}/ProductsData/${main.id}`
  const variants = (one: object) => ({ variants: [{ id: large.id, ...one }] })
  const cases = [
    ['PATCH', path, { qty: 1, addQty: 1 }, 'addQty'],
    ['PATCH', path, { addQty: 1.5 }, 'addQty'],
    ['PATCH', path, { addQty: '1' }, 'addQty'],
    ['PATCH', path, { addQty: 100_001 }, 'addQty'],
    ['PATCH', path, { qty: 1, base: { qty: 'ten' } }, 'base.qty'],
    ['PATCH', path, { qty: 1, base: { variants: [] } }, 'base.variants'],
    ['PATCH', path, variants({ qty: 1, addQty: 1 }), 'variants.0.addQty'],
    ['PATCH', path, variants({ qty: 1, base: { qty: 'ten' } }), 'variants.0.base.qty'],
    ['PATCH', path, variants({ qty: 1, base: { title: 'Shirt' } }), 'variants.0.base.title'],
    ['PATCH', path, variants({ qty: 1, base: 4 }), 'variants.0.base'],
    ['POST', `${shop.base}/bulk`, { ids: [main.id], changes: { qty: 1, addQty: 1 } }, 'changes.addQty'],
    [
      'POST',
      `${shop.base}/each`,
      { products: [{ id: main.id, changes: { price: 1 }, base: { sku: 'SH' } }] },
      'products.0.base.sku',
    ],
  ] as const
  expect(await admin.notRefused(cases)).toEqual([])
  const attempts = [
    agent.products.edit.send({ params, body: { addQty: 1 } }),
    agent.products.edit.send({ params, body: variants({ addQty: 1 }) }),
    agent.products.editEach.send({ body: { products: [{ id: main.id, changes: { addQty: 1 } }] } }),
  ]
  expect(await getStatuses(attempts)).toEqual([403, 403, 403])
  expect(await readStocks(admin, main.id)).toEqual([10, 4])
})
