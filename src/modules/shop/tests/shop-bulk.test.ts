import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { openShop, productDraft } from './shop-test-steps.ts'

test('makes one change to several products, and undoes it by the report', async () => {
  const { products } = await (await openShop(openRuntime))()
  const ids = [2, 5, 9]
  const before = await products.list.send({ query: { ids } })
  const report = await products.bulk.send({
    body: {
      ids: [...ids, 2],
      changes: { discount: 12.5, status: 'draft', category: ['books', 'toys'] },
      pricePercent: 10,
    },
  })
  expect(report.changed).toEqual(ids)
  for (const product of await products.list.send({ query: { ids } })) {
    const old = before.find(({ id }) => id === product.id)
    expect(product).toMatchObject({ discount: 12.5, status: 'draft', category: ['books', 'toys'] })
    expect(product.price).toBeCloseTo(Math.round((old?.price ?? 0) * 110) / 100, 10)
  }
  expect(report.before.map(({ changes }) => Object.keys(changes).toSorted())).toEqual(
    ids.map(() => ['category', 'discount', 'price', 'status']),
  )
  const undone = await products.editEach.send({ body: { products: report.before } })
  const after = await products.list.send({ query: { ids } })
  expect(after.map(({ updatedAt: _at, ...rest }) => rest)).toEqual(before.map(({ updatedAt: _at, ...rest }) => rest))
  // The undo can be undone as well.
  await products.editEach.send({ body: { products: undone.before } })
  expect((await products.show.send({ params: { id: 2 } })).discount).toBe(12.5)
})

test('moves several products to the trash and back', async () => {
  const { products } = await (await openShop(openRuntime))()
  const { before } = await products.bulk.send({ body: { ids: [1, 2, 4], changes: { deleted: true } } })
  expect((await products.list.send({ query: { main: true } })).length).toBe(45)
  expect((await products.list.send({ query: { deleted: true } })).length).toBe(3)
  await products.editEach.send({ body: { products: before } })
  expect((await products.list.send({ query: { main: true } })).length).toBe(48)
})

test('applies a bulk change to all products or none: an unknown product or an excessive price stops it', async () => {
  const { products } = await (await openShop(openRuntime))()
  const dear = await products.create.send({ body: { ...productDraft, price: 900_000 } })
  const before = await products.list.send()
  await expect(products.bulk.send({ body: { ids: [1, 99_999], changes: { qty: 7 } } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(products.bulk.send({ body: { ids: [1, dear.id], pricePercent: 50 } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'pricePercent' }],
  })
  expect(await products.list.send()).toEqual(before)
})

test('rounds a lowered price to the cent', async () => {
  const { products } = await (await openShop(openRuntime))()
  const { id } = await products.create.send({ body: { ...productDraft, price: 0.99, discount: 33.33 } })
  await products.bulk.send({ body: { ids: [id], pricePercent: -33.33 } })
  const product = await products.show.send({ params: { id } })
  // 0.99 less 0.329967; 33.33 % off that is 0.219978.
  expect([product.price, product.salesPrice]).toEqual([0.66, 0.44])
})

test('returns the ids of a large result, and changes 1,000 of them in one call', async () => {
  const { products } = await (await openShop(openRuntime))()
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    ...productDraft,
    title: `Drum ${index}`,
    sku: `D-${index}`,
  }))
  await products.import.send({ body: { rows } })
  const ids = await products.ids.send({ query: { q: 'drum' } })
  expect(ids.length).toBe(1000)
  const { changed } = await products.bulk.send({ body: { ids, changes: { qty: 3 } } })
  expect(changed.length).toBe(1000)
  expect((await products.facets.send({ query: { q: 'drum', low: 3 } })).total).toBe(1000)
})
