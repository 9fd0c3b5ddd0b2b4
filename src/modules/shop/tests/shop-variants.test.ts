import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import type { Product, ProductDraft } from '../contract.ts'
import { addProduct, type ShopClient, buy, openShop, getStatuses } from './shop-test-steps.ts'

const [blue, red, black] = ['#1890FF', '#FF4842', '#000000'] as const

const shirt: Partial<ProductDraft> = {
  title: 'Shirt',
  price: 50,
  qty: 4,
  sku: 'SH',
  color: blue,
  size: 'M',
  variants: [
    { color: blue, size: 'L', qty: 3, sku: 'SH-L' },
    { color: red, size: 'M', qty: 0, price: 40, discount: 10, sku: 'SH-R' },
  ],
}

/** A shirt in two colours and two sizes, without one of the combinations. */
async function addShirt(client: ShopClient, extra: Partial<ProductDraft> = {}) {
  const main = await addProduct(client, { ...shirt, ...extra })
  const [, large, redOne] = await fetchFamily(client, main.id)
  if (!large || !redOne) throw new Error('The shirt lacks a variant')
  return { main, large, redOne }
}

const fetchFamily = ({ products }: ShopClient, id: number) => products.family.send({ params: { id } })

const getChoices = (rows: readonly Product[]) => rows.map(({ color, size, qty, price }) => [color, size, qty, price])

test('creates a product with its variants in one step, and sells each by its own id', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main, large, redOne } = await addShirt(admin)
  expect(main).toMatchObject({
    variantOf: null,
    variantCount: 2,
    familyQty: 7,
    lowestPrice: 36,
    highestPrice: 50,
    colors: [blue, red],
  })
  const shared = { title: 'Shirt', category: ['toys'], gender: 'Kids', status: 'active', variantOf: main.id }
  expect(large).toMatchObject({ ...shared, color: blue, size: 'L', qty: 3, price: 50, colors: [blue] })
  expect(redOne).toMatchObject({ ...shared, color: red, size: 'M', price: 40, salesPrice: 36, stock: false })
  expect(await fetchFamily(admin, redOne.id)).toEqual(await fetchFamily(admin, main.id))
  const all = await admin.products.list.send({ query: { q: 'shirt', ids: [main.id, large.id, redOne.id] } })
  expect(all.length).toBe(3)

  const order = await buy(admin, large.id, 2)
  expect(order.lines).toMatchObject([{ id: large.id, title: 'Shirt', color: blue, size: 'L', sku: 'SH-L', qty: 2 }])
  const [after, bought] = await fetchFamily(admin, main.id)
  expect([after?.qty, after?.familyQty, bought?.qty]).toEqual([4, 5, 1])
  await admin.orders.change.send({ params: { id: order.id }, body: { status: 'cancelled' } })
  expect((await fetchFamily(admin, main.id))[0]?.familyQty).toBe(7)
})

test('lists a family once: by any of its colours, in stock while one variant is, at its lowest price', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main } = await addShirt(admin, { qty: 0 })
  const query = { main: true, q: 'shirt', category: ['toys' as const] }
  const find = async (extra: object) =>
    (await admin.products.list.send({ query: { ...query, ...extra } })).map(({ id }) => id)
  expect(await find({})).toEqual([main.id])
  expect(await find({ color: [red] })).toEqual([main.id])
  expect(await find({ color: [black] })).toEqual([])
  expect(await find({ stock: true })).toEqual([main.id])
  expect(await find({ price: ['25-50'] })).toEqual([main.id])
  expect(await find({ price: ['50-100'] })).toEqual([])
  expect(await find({ low: 3 })).toEqual([main.id])
  expect(await find({ low: 2 })).toEqual([])
  const facets = await admin.products.facets.send({ query })
  expect([facets.total, facets.color[red], facets.stock.true, facets.price['25-50']]).toEqual([1, 1, 1, 1])
  const cheap = await admin.products.list.send({ query: { main: true, sort: 'salesPrice' } })
  const prices = cheap.map(({ lowestPrice }) => lowestPrice)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('changes shared fields of a family by any of its rows, and other fields of that row only', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main, large } = await addShirt(admin)
  await admin.products.edit.send({ params: { id: large.id }, body: { title: 'Blouse', price: 60, qty: 9 } })
  const { before } = await admin.products.bulk.send({
    body: { ids: [main.id, large.id], changes: { status: 'draft', discount: 20 } },
  })
  const rows = await fetchFamily(admin, main.id)
  expect(rows.map(({ title, status }) => [title, status])).toEqual(Array(3).fill(['Blouse', 'draft']))
  expect(rows.map(({ price, discount, qty }) => [price, discount, qty])).toEqual([
    [50, 20, 4],
    [60, 20, 9],
    [40, 10, 0],
  ])
  expect(rows[0]).toMatchObject({ familyQty: 13, lowestPrice: 36, highestPrice: 48 })
  await admin.products.editEach.send({ body: { products: before } })
  expect((await fetchFamily(admin, main.id)).map(({ status, discount }) => [status, discount])).toEqual([
    ['active', 0],
    ['active', 0],
    ['active', 10],
  ])
})

test('changes, creates and removes rows of a family in one call, all or none', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main, large, redOne } = await addShirt(admin)
  const params = { id: main.id }
  const variants = [
    { id: large.id, qty: 5, size: 'XL' },
    { id: redOne.id, deleted: true },
    { color: black, size: 'M', qty: 2 },
  ]
  const edited = await admin.products.edit.send({ params, body: { price: 55, variants } })
  expect(edited).toMatchObject({ variantCount: 2, familyQty: 11, colors: [blue, black] })
  expect(getChoices(await fetchFamily(admin, main.id))).toEqual([
    [blue, 'M', 4, 55],
    [blue, 'XL', 5, 50],
    [black, 'M', 2, 50],
  ])
  const before = await fetchFamily(admin, main.id)
  const bad = [
    { id: large.id, qty: 1 },
    { color: black, size: ' m ' },
  ]
  await expect(admin.products.edit.send({ params, body: { title: 'No', variants: bad } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'variants.1.size' }],
  })
  expect(await fetchFamily(admin, main.id)).toEqual(before)
  await admin.products.edit.send({ params, body: { variants: [{ id: redOne.id, deleted: false }] } })
  expect((await fetchFamily(admin, main.id)).length).toBe(4)
})

test('moves a main product with its variants to the trash and back, except those deleted before', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main, large, redOne } = await addShirt(admin)
  const params = { id: main.id }
  await admin.products.remove.send({ params: { id: large.id } })
  expect((await admin.products.show.send({ params })).familyQty).toBe(4)
  await admin.products.remove.send({ params })
  const ids = [main.id, large.id, redOne.id]
  const listTrash = async () => (await admin.products.list.send({ query: { ids, deleted: true } })).map(({ id }) => id)
  expect((await listTrash()).toSorted()).toEqual(ids.toSorted())
  await admin.products.edit.send({ params, body: { deleted: false } })
  expect(await listTrash()).toEqual([large.id])
  await admin.products.remove.send({ params })
  // A variant cannot be offered without its main product.
  await admin.products.edit.send({ params: { id: large.id }, body: { deleted: false } })
  expect(await listTrash()).toEqual([])
})

test('creates a variant by itself, and rejects an invalid one at its field', async () => {
  const admin = await (await openShop(openRuntime))()
  const { main, large } = await addShirt(admin)
  const draft = {
    title: 'x',
    price: 10,
    category: ['books'],
    gender: 'Men',
    variantOf: main.id,
    color: black,
    size: 'S',
  }
  const path = '/api/data/eCommerce/ProductsData'
  const created = await addProduct(admin, {
    title: 'x',
    price: 10,
    variantOf: main.id,
    color: black,
    size: 'S',
    qty: 1,
  })
  expect(created).toMatchObject({ title: 'Shirt', category: ['toys'], colors: [black], variantOf: main.id })
  expect((await fetchFamily(admin, main.id))[0]).toMatchObject({ familyQty: 8, colors: [blue, red, black] })
  const variants = (one: object) => ({ variants: [one] })
  const cases = [
    ['POST', path, draft, 'size'],
    ['POST', path, { ...draft, color: '#123456' }, 'color'],
    ['POST', path, { ...draft, size: 'x'.repeat(21) }, 'size'],
    ['POST', path, { ...draft, variantOf: 99_999 }, 'variantOf'],
    ['POST', path, { ...draft, variantOf: large.id }, 'variantOf'],
    ['POST', path, { ...draft, size: 'T', ...variants({ size: 'U' }) }, 'variants'],
    ['PATCH', `${path}/${large.id}`, { size: 'm' }, 'size'],
    ['PATCH', `${path}/${large.id}`, { variantOf: null }, 'variantOf'],
    ['PATCH', `${path}/${large.id}`, { familyQty: 9 }, 'familyQty'],
    ['PATCH', `${path}/${main.id}`, variants({ id: 1, qty: 1 }), 'variants.0.id'],
    ['PATCH', `${path}/${main.id}`, variants({ id: main.id, qty: 1 }), 'variants.0.id'],
    ['PATCH', `${path}/${main.id}`, variants({ id: large.id, qty: -1 }), 'variants.0.qty'],
    ['PATCH', `${path}/${main.id}`, variants({ id: large.id, title: 'x' }), 'variants.0.title'],
    ['PATCH', `${path}/${main.id}`, variants({ size: 'T', sku: 'lm-bo-101' }), 'variants.0.sku'],
    ['PATCH', `${path}/${main.id}`, { variants: Array(101).fill({}) }, 'variants'],
  ] as const
  const before = await admin.products.list.send()
  expect(await admin.notRefused(cases)).toEqual([])
  expect(await admin.products.list.send()).toEqual(before)
})

test('creates a combination once despite simultaneous requests, and keeps the sums correct', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { main, large } = await addShirt(admin)
  const screens = await Promise.all(Array.from({ length: 6 }, () => openClient()))
  const variants = [{ color: black, size: 'M', qty: 1 }]
  const attempts = screens.map(({ products }) => products.edit.send({ params: { id: main.id }, body: { variants } }))
  expect((await getStatuses(attempts)).toSorted()).toEqual([0, 422, 422, 422, 422, 422])

  const others = await Promise.all(['u2', 'u3', 'u5'].map((userId) => openClient(userId)))
  await Promise.all([
    ...others.map((client) => buy(client, large.id, 1, { delivery: 'pickup' })),
    ...[6, 7, 8].map((qty) => admin.products.edit.send({ params: { id: main.id }, body: { qty } })),
  ])
  const [now, ...rest] = await fetchFamily(admin, main.id)
  expect(rest.find(({ id }) => id === large.id)?.qty).toBe(0)
  expect(now?.familyQty).toBe([now, ...rest].reduce((sum, row) => sum + (row?.qty ?? 0), 0))
})

test('prevents readers from creating variants and from seeing those of a draft', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, agent] = [await openClient(), await openClient('u3')]
  const { main, large } = await addShirt(admin)
  const params = { id: main.id }
  const attempts = [
    agent.products.edit.send({ params, body: { variants: [{ size: 'S' }] } }),
    agent.products.remove.send({ params: { id: large.id } }),
  ]
  expect(await getStatuses(attempts)).toEqual([403, 403])
  expect((await fetchFamily(agent, main.id)).length).toBe(3)
  await admin.products.edit.send({ params: { id: large.id }, body: { status: 'draft' } })
  expect(await getStatuses([fetchFamily(agent, main.id)])).toEqual([404])
})
