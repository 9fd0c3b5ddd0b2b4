import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { Product, type ProductList, shop } from '../contract.ts'
import { priceRanges } from '../contract-fields.ts'
import { addProduct, openShop, productDraft } from './shop-test-steps.ts'

test('creates a sample of 48 products and 62 variants that match the contract', async () => {
  const { products } = await (await openShop(openRuntime))()
  const { items, total } = await products.list.page().queryFn({ signal: new AbortController().signal })
  expect(total).toBe(110)
  expect((await products.list.send({ query: { main: true } })).length).toBe(48)
  for (const product of items) {
    expect(Product.parse(product)).toEqual(product)
    expect(product.salesPrice).toBe(Math.round(product.price * (100 - product.discount)) / 100)
    expect(product.stock).toBe(product.qty > 0)
  }
})

test('creates and changes a product, moves it to the trash and restores it', async () => {
  const { products } = await (await openShop(openRuntime))()
  const body = { ...productDraft, price: 12.99, discount: 15, description: '<p onclick="x()">Loud</p>', sku: 'TD-1' }
  const createdProduct = await products.create.send({ body })
  expect(createdProduct).toMatchObject({
    title: 'Tin drum',
    price: 12.99,
    discount: 15,
    // 12.99 less 1.9485, which is 1.95.
    salesPrice: 11.04,
    description: '<p>Loud</p>',
    rating: 0,
    reviews: 0,
    photo: '',
    pictures: [],
    deleted: false,
  })
  const params = { id: createdProduct.id }
  expect(await products.show.send({ params })).toEqual(createdProduct)
  const edited = await products.edit.send({ params, body: { discount: 0, qty: 0 } })
  expect(edited).toMatchObject({ salesPrice: 12.99, qty: 0, stock: false, title: 'Tin drum' })
  await products.remove.send({ params })
  await products.remove.send({ params })
  expect((await products.list.send({ query: { deleted: true } })).map(({ id }) => id)).toEqual([createdProduct.id])
  expect(await products.list.send({ query: { ids: [createdProduct.id] } })).toEqual([])
  expect((await products.edit.send({ params, body: { deleted: false } })).deleted).toBe(false)
  expect(await products.list.send({ query: { ids: [createdProduct.id] } })).toHaveLength(1)
})

test('lists the newest product first, and reverses every order', async () => {
  const client = await (await openShop(openRuntime))()
  const { products } = client
  const { id } = await addProduct(client)
  expect((await products.list.send({ query: { limit: 1 } }))[0]?.id).toBe(id)
  const titles = (await products.list.send({ query: { sort: 'title' } })).map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual(['Alphabet of Small Tools', 'Balance moon', 'Bath set'])
  const created = (await products.list.send()).map((product) => product.created)
  expect(created).toEqual(created.toSorted().toReversed())
  const sorts = shop.list.query.shape.sort.unwrap().options
  for (const sort of sorts.filter((option) => !option.startsWith('-'))) {
    const up = await products.list.send({ query: { sort } })
    const reverse = sorts.find((option) => option === `-${sort}`)
    const down = await products.list.send({ query: { sort: reverse } })
    expect(down.map((product) => product.id)).toEqual(up.map((product) => product.id).toReversed())
  }
})

type Query = Partial<ProductList>
const inPriceRanges = (price: number, ranges: readonly (keyof typeof priceRanges)[]) =>
  ranges.some((range) => price >= priceRanges[range][0] && price < (priceRanges[range][1] ?? Number.POSITIVE_INFINITY))

test.each<[Query, (product: Product) => boolean]>([
  [{ category: ['books'] }, ({ category }) => category.includes('books')],
  [{ category: ['books', 'fashion'] }, ({ category }) => category.includes('books') || category.includes('fashion')],
  [{ color: ['#FF4842', '#000000'] }, ({ colors }) => colors.includes('#FF4842') || colors.includes('#000000')],
  [{ gender: ['Men'] }, ({ gender }) => gender === 'Men'],
  [{ price: ['0-25'] }, ({ salesPrice }) => inPriceRanges(salesPrice, ['0-25'])],
  [{ price: ['25-50', '100-'] }, ({ salesPrice }) => inPriceRanges(salesPrice, ['25-50', '100-'])],
  [{ rating: 4 }, ({ rating }) => rating >= 4],
  [{ status: ['draft'] }, ({ status }) => status === 'draft'],
  [{ stock: false }, ({ stock }) => !stock],
  [{ low: 10 }, ({ qty }) => qty <= 10],
  [
    { q: 'LINEN shirt' },
    ({ title, description }) => /linen/i.test(title + description) && /shirt/i.test(title + description),
  ],
  [
    { category: ['toys'], gender: ['Kids'], price: ['0-25'], color: ['#1890FF'], stock: true },
    ({ category, gender, salesPrice, colors, stock }) =>
      category.includes('toys') && gender === 'Kids' && salesPrice < 25 && colors.includes('#1890FF') && stock,
  ],
])('finds exactly the matching products for the filter %j', async (query, fits) => {
  const { products } = await (await openShop(openRuntime))()
  const all = await products.list.send()
  const results = await products.list.send({ query })
  expect(results.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id))
  expect(results.length).toBeGreaterThan(0)
  expect(new Set(await products.ids.send({ query }))).toEqual(new Set(results.map(({ id }) => id)))
})

test('counts each facet with all filters but its own', async () => {
  const { products } = await (await openShop(openRuntime))()
  const query = { category: ['toys'], price: ['0-25'], q: 'wood' } as const
  const parameters = { ...query, category: [...query.category], price: [...query.price] }
  const facets = await products.facets.send({ query: parameters })
  const count = async (extra: Query) => (await products.list.send({ query: { ...parameters, ...extra } })).length
  expect(facets.total).toBe(await count({}))
  for (const category of ['books', 'fashion', 'electronics', 'toys'] as const) {
    expect(facets.category[category]).toBe(await count({ category: [category] }))
  }
  for (const range of ['0-25', '25-50', '50-100', '100-'] as const) {
    expect(facets.price[range]).toBe(await count({ price: [range] }))
  }
  for (const gender of ['Men', 'Women', 'Kids'] as const)
    expect(facets.gender[gender]).toBe(await count({ gender: [gender] }))
  expect(facets.color['#FF4842']).toBe(await count({ color: ['#FF4842'] }))
  expect(facets.rating['4']).toBe(await count({ rating: 4 }))
  expect(facets.status.draft).toBe(await count({ status: ['draft'] }))
  expect(facets.stock.false).toBe(await count({ stock: false }))
})

test('suggests titles that begin with the text first, and no drafts', async () => {
  const { products } = await (await openShop(openRuntime))()
  const suggestions = await products.suggest.send({ query: { q: 'wood' } })
  expect(suggestions.length).toBeGreaterThan(3)
  expect(suggestions.length).toBeLessThanOrEqual(8)
  expect(suggestions[0]?.title).toMatch(/^Wood/)
  expect(await products.suggest.send({ query: { q: '  ' } })).toEqual([])
  const [draft] = await products.list.send({ query: { status: ['draft'] } })
  expect(await products.suggest.send({ query: { q: draft?.title ?? '' } })).toEqual([])
})

test('returns related products: others of its categories that are on offer', async () => {
  const { products } = await (await openShop(openRuntime))()
  const [boats] = await products.list.send({ query: { q: 'stacking boats' } })
  const related = await products.related.send({ params: { id: boats?.id ?? 0 } })
  expect(related.length).toBe(6)
  expect(
    related.every(({ category, id, status }) => category.includes('toys') && id !== boats?.id && status === 'active'),
  ).toBe(true)
})

test('returns the total with each page, and the last page for one beyond it', async () => {
  const { products } = await (await openShop(openRuntime))()
  const { signal } = new AbortController()
  const first = await products.list.page({ query: { limit: 20, main: true } }).queryFn({ signal })
  const third = await products.list.page({ query: { limit: 20, page: 3, main: true } }).queryFn({ signal })
  const beyond = await products.list.page({ query: { limit: 20, page: 9, main: true } }).queryFn({ signal })
  expect([first.items.length, first.total, third.items.length, beyond.items.length, beyond.total]).toEqual([
    20, 48, 8, 0, 48,
  ])
})
