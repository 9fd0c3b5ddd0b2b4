import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { shop } from '../contract.ts'
import { shopCart } from '../contract-cart.ts'
import { shopOrders } from '../contract-orders.ts'
import { addProduct, type ShopClient, openShop, orderDraft, productDraft, getStatuses } from './shop-test-steps.ts'

const list = `${shop.base}/ProductsData`
const repeat = (count: number, value: unknown) => Array.from({ length: count }, () => value)

const readState = async ({ products, cart, orders }: ShopClient) => [
  await products.list.send(),
  await products.facets.send(),
  await cart.show.send(),
  await orders.counts.send(),
]

test('rejects an invalid product at its field, and creates nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  const before = await readState(admin)
  const cases = (
    [
      [{}, 'title'],
      [{ ...productDraft, title: ' ' }, 'title'],
      [{ ...productDraft, title: 7 }, 'title'],
      [{ ...productDraft, title: 'x'.repeat(121) }, 'title'],
      [{ ...productDraft, title: 'A\0B' }, ''],
      [{ ...productDraft, price: undefined }, 'price'],
      [{ ...productDraft, price: '12' }, 'price'],
      [{ ...productDraft, price: -1 }, 'price'],
      [{ ...productDraft, price: 1.999 }, 'price'],
      [{ ...productDraft, price: 1_000_001 }, 'price'],
      [{ ...productDraft, discount: 91 }, 'discount'],
      [{ ...productDraft, discount: -1 }, 'discount'],
      [{ ...productDraft, discount: 1.001 }, 'discount'],
      [{ ...productDraft, category: [] }, 'category'],
      [{ ...productDraft, category: ['shoes'] }, 'category.0'],
      [{ ...productDraft, category: 'toys' }, 'category'],
      [{ ...productDraft, gender: 'Nobody' }, 'gender'],
      [{ ...productDraft, qty: 1.5 }, 'qty'],
      [{ ...productDraft, qty: -1 }, 'qty'],
      [{ ...productDraft, qty: 100_001 }, 'qty'],
      [{ ...productDraft, colors: ['#123456'] }, 'colors.0'],
      [{ ...productDraft, colors: repeat(8, '#000000') }, 'colors'],
      [{ ...productDraft, description: 'x'.repeat(200_001) }, 'description'],
      [{ ...productDraft, sku: 'x'.repeat(41) }, 'sku'],
      [{ ...productDraft, status: 'gone' }, 'status'],
      [{ ...productDraft, pictures: ['no-such-upload'] }, 'pictures.0'],
      [{ ...productDraft, pictures: repeat(9, 'abcdefgh1') }, 'pictures'],
      [{ ...productDraft, salesPrice: 1 }, 'salesPrice'],
      [{ ...productDraft, rating: 5 }, 'rating'],
      [{ ...productDraft, id: 1 }, 'id'],
      [{ ...productDraft, photo: '/a.svg' }, 'photo'],
      [{ ...productDraft, deleted: true }, 'deleted'],
      [[], ''],
      ['text', ''],
    ] as const
  ).map(([body, at]) => ['POST', list, body, at] as const)
  expect(await admin.notRefused(cases)).toEqual([])
  expect(await readState(admin)).toEqual(before)
})

test('rejects an invalid change, and changes nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  const before = await readState(admin)
  const cases = [
    ['PATCH', `${list}/1`, { title: '' }, 'title'],
    ['PATCH', `${list}/1`, { photo: '/pictures/other.svg' }, 'photo'],
    ['PATCH', `${list}/1`, { sold: 9 }, 'sold'],
    ['PATCH', `${list}/1`, { deleted: 'yes' }, 'deleted'],
    ['POST', `${shop.base}/bulk`, { ids: [] }, 'ids'],
    ['POST', `${shop.base}/bulk`, { ids: repeat(1001, 1) }, 'ids'],
    ['POST', `${shop.base}/bulk`, { ids: [1], changes: { title: 'A' } }, 'changes.title'],
    ['POST', `${shop.base}/bulk`, { ids: [1], pricePercent: -91 }, 'pricePercent'],
    ['POST', `${shop.base}/each`, { products: [] }, 'products'],
    [
      'POST',
      `${shop.base}/each`,
      {
        products: [
          { id: 1, changes: { qty: 1 } },
          { id: 1, changes: { qty: 2 } },
        ],
      },
      'products',
    ],
    ['POST', `${shop.base}/import`, { rows: [] }, 'rows'],
    ['POST', `${shop.base}/import`, { rows: repeat(1001, {}) }, 'rows'],
    ['POST', shopCart.base, { id: 1, qty: 0 }, 'qty'],
    ['POST', shopCart.base, { id: 1, qty: 1.5 }, 'qty'],
    ['POST', shopCart.base, { id: '1' }, 'id'],
    ['POST', shopCart.base, { id: 1, qty: 1, price: 0 }, 'price'],
    ['PUT', shopCart.base, { lines: [{ id: 99_999, qty: 1 }] }, 'lines'],
    ['PUT', shopCart.base, { lines: repeat(101, { id: 1, qty: 1 }) }, 'lines'],
    ['POST', shopOrders.base, { ...orderDraft(1), key: 'once' }, 'key'],
    ['POST', shopOrders.base, { ...orderDraft(1), card: '4111' }, 'card'],
    ['POST', shopOrders.base, { ...orderDraft(1), payment: 'card' }, 'payment'],
    ['POST', shopOrders.base, { ...orderDraft(1), delivery: 'drone' }, 'delivery'],
    ['POST', shopOrders.base, { ...orderDraft(1), address: { ...orderDraft(1).address, email: 'x' } }, 'address.email'],
    [
      'POST',
      shopOrders.base,
      { ...orderDraft(1), address: { ...orderDraft(1).address, country: 'XX' } },
      'address.country',
    ],
    ['POST', shopOrders.base, { ...orderDraft(1), address: { ...orderDraft(1).address, name: ' ' } }, 'address.name'],
    ['POST', shopOrders.base, orderDraft(-1), 'total'],
    ['PATCH', `${shopOrders.base}/1`, { status: 'lost' }, 'status'],
    ['PATCH', `${shopOrders.base}/1`, {}, 'status'],
    ['PATCH', `${shopOrders.base}/1`, { status: 'paid', total: 0 }, 'total'],
  ] as const
  expect(await admin.notRefused(cases)).toEqual([])
  expect(await readState(admin)).toEqual(before)
})

test.each([
  ['ProductsData?colour=red', 'colour'],
  ['ProductsData?sort=name', 'sort'],
  ['ProductsData?page=0', 'page'],
  ['ProductsData?limit=1001', 'limit'],
  ['ProductsData?rating=6', 'rating'],
  ['ProductsData?price=cheap', 'price.0'],
  ['facets?page=1', 'page'],
  ['orders?from=yesterday', 'from'],
  ['orders/figures?from=2026-02-30&to=2026-03-01', 'from'],
  ['orders/figures?from=2026-03-02&to=2026-03-01', 'to'],
  ['orders/figures?from=2020-01-01&to=2026-03-01', 'to'],
  ['orders/figures?from=2026-03-01&to=2026-03-01&timeZone=Mars', 'timeZone'],
])('rejects the query %s at %s', async (query, at) => {
  const admin = await (await openShop(openRuntime))()
  const response = await admin.get(`${shop.base}/${query}`)
  expect(response.status).toBe(422)
  const { issues } = await response.json()
  expect(issues.map(({ path }: { path: string }) => path)).toContain(at)
})

test('returns 404 for what does not exist', async () => {
  const { products, cart, orders } = await (await openShop(openRuntime))()
  const params = { id: 99_999 }
  const attempts = [
    products.show.send({ params }),
    products.edit.send({ params, body: { qty: 1 } }),
    products.remove.send({ params }),
    products.related.send({ params }),
    products.picture.send({ params: { id: 1, file: 'no-such-file' } }),
    products.bulk.send({ body: { ids: [1, 99_999], changes: { qty: 1 } } }),
    cart.add.send({ body: { id: 99_999 } }),
    cart.change.send({ params: { id: 1 }, body: { qty: 1 } }),
    cart.remove.send({ params: { id: 1 } }),
    orders.show.send({ params }),
    orders.change.send({ params, body: { status: 'paid' } }),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 404))
})

test('rejects a duplicate SKU regardless of case, but ignores the trash', async () => {
  const admin = await (await openShop(openRuntime))()
  const { products } = admin
  const first = await addProduct(admin, { sku: 'Été-1' })
  const refusal = { status: 422, issues: [{ path: 'sku' }] }
  await expect(addProduct(admin, { sku: ' ete-1 ' })).rejects.toMatchObject(refusal)
  const other = await addProduct(admin)
  const params = { id: other.id }
  await expect(products.edit.send({ params, body: { sku: 'ÉTÉ-1' } })).rejects.toMatchObject(refusal)
  await products.remove.send({ params: { id: first.id } })
  await products.edit.send({ params, body: { sku: 'ÉTÉ-1' } })
  await expect(products.edit.send({ params: { id: first.id }, body: { deleted: false } })).rejects.toMatchObject(
    refusal,
  )
  const results = await Promise.allSettled([addProduct(admin, { sku: 'N-1' }), addProduct(admin, { sku: 'N-1' })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
