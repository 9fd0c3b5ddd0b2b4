import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { readCsv } from '#platform/text/csv.ts'
import type { DiscountDraft } from '../contract-discounts.ts'
import type { CodeProblem } from '../contract-quote.ts'
import { addDays } from '#platform/numbers/figures.ts'
import { addCode, addProduct, buy, openShop, orderDraft, getStatuses } from './shop-test-steps.ts'

const hour = 3_600_000
const addHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

test('applies a code, keeps it in the order, and counts the paid total as revenue', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart, orders, discounts } = admin
  const drum = await addProduct(admin, { qty: 10, price: 20, discount: 10 })
  const atlas = await addProduct(admin, { title: 'Atlas', qty: 10, price: 9.99, category: ['books'] })
  const created = await addCode(admin, { code: 'Pier-5', kind: 'percent', value: 12.5, categories: ['toys'] })
  await cart.fill.send({ body: { lines: [drum, atlas].map(({ id }) => ({ id, qty: 2 })) } })
  const quote = await orders.quote.send({ body: { delivery: 'standard', code: ' pier-5' } })
  // 2 × 18 and 2 × 9.99; an eighth off 36; delivery; a tenth of 56.43.
  expect(quote).toMatchObject({
    subtotal: 59.98,
    discount: 4,
    deliveryCost: 4.95,
    deduction: 4.5,
    tax: 5.64,
    total: 62.07,
    code: { code: 'Pier-5', kind: 'percent', value: 12.5, minimum: 0, categories: ['toys'] },
    codeProblem: null,
  })
  const day = new Date().toISOString().slice(0, 10)
  const figures = () => orders.figures.send({ query: { from: addDays(day, -1), to: addDays(day, 1) } })
  const before = await figures()
  const order = await orders.place.send({ body: orderDraft(62.07, { code: 'PIER-5' }) })
  expect(order).toMatchObject({
    discountCode: { code: 'Pier-5', kind: 'percent', value: 12.5 },
    deduction: 4.5,
    total: 62.07,
    lines: [
      { id: drum.id, total: 36, deduction: 4.5 },
      { id: atlas.id, total: 19.98, deduction: 0 },
    ],
  })
  const params = { id: created.id }
  expect((await discounts.show.send({ params })).used).toBe(1)
  const after = await figures()
  expect(after.totals.revenue - before.totals.revenue).toBeCloseTo(62.07, 6)
  const getToysRevenue = ({ categories }: typeof after) =>
    categories.find(({ category }) => category === 'toys')?.revenue ?? 0
  expect(getToysRevenue(after) - getToysRevenue(before)).toBeCloseTo(31.5, 6)

  // Later changes of the code do not affect the order.
  await discounts.edit.send({ params, body: { code: 'OTHER', value: 50 } })
  await discounts.remove.send({ params })
  expect(await orders.show.send({ params: { id: order.id } })).toEqual(order)
  expect((await orders.list.send({ query: { q: 'pier-5' } })).map(({ id }) => id)).toEqual([order.id])
  const { rows } = readCsv(await (await orders.export.send({ query: { ids: [order.id] } })).blob.text())
  expect(rows).toMatchObject([{ 'Discount code': 'Pier-5', 'Code discount': '4.50', Total: '62.07' }])
})

const problems: [CodeProblem, Partial<DiscountDraft>, object?][] = [
  ['unknown', { code: 'OTHER' }],
  ['unknown', { active: false }],
  ['notYet', { startsAt: addHours(1) }],
  ['expired', { startsAt: addHours(-2), endsAt: addHours(-1) }],
  ['minimum', { minimum: 20.01, categories: ['toys'] }, { missing: 0.01 }],
  ['nothing', { categories: ['books'] }],
  ['freeAnyway', { kind: 'freeDelivery', value: 0 }],
]

test.each(problems)(
  'reports a code that does not apply as %s, and places no order with it',
  async (reason, extra, more = {}) => {
    const admin = await (await openShop(openRuntime))()
    const { cart, orders, products } = admin
    const { id } = await addProduct(admin, { qty: 5 })
    await cart.add.send({ body: { id } })
    await addCode(admin, extra)
    const quote = await orders.quote.send({ body: { delivery: 'pickup', code: 'PIER' } })
    expect(quote).toMatchObject({ deduction: 0, total: 22, code: null, codeProblem: { reason, ...more } })
    const placement = orders.place.send({ body: orderDraft(22, { delivery: 'pickup', code: 'PIER' }) })
    await expect(placement).rejects.toMatchObject({ status: 409, message: expect.stringContaining('The code PIER') })
    expect((await products.show.send({ params: { id } })).qty).toBe(5)
    expect((await cart.show.send()).pieces).toBe(1)
  },
)

test('limits a code to its uses per buyer and in total', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, manager, agent] = [await openClient(), await openClient('u2'), await openClient('u3')]
  const { id } = await addProduct(admin, { qty: 20 })
  const created = await addCode(admin, { perBuyer: 1, limit: 2 })
  const params = { id: created.id }
  const first = await buy(admin, id, 1, { code: 'PIER' })
  const getReason = async (client: typeof admin) => {
    await client.cart.add.send({ body: { id } })
    return (await client.orders.quote.send({ body: { delivery: 'standard', code: 'PIER' } })).codeProblem?.reason
  }
  expect(await getReason(admin)).toBe('usedByYou')
  await buy(manager, id, 1, { code: 'pier' })
  expect(await getReason(agent)).toBe('usedUp')
  expect(await admin.discounts.show.send({ params })).toMatchObject({ used: 2, status: 'usedUp' })

  // A cancelled order gives its use back, once, and also to its buyer.
  const cancel = () => admin.orders.change.send({ params: { id: first.id }, body: { status: 'cancelled' } })
  expect((await getStatuses([cancel(), cancel(), cancel()])).toSorted()).toEqual([0, 409, 409])
  expect(await admin.discounts.show.send({ params })).toMatchObject({ used: 1, status: 'active' })
  expect(await getReason(admin)).toBeUndefined()
  const second = await buy(agent, id, 1, { code: 'PIER' })
  await admin.orders.change.send({ params: { id: second.id }, body: { status: 'paid' } })
  await admin.orders.change.send({ params: { id: second.id }, body: { status: 'refunded' } })
  expect((await admin.discounts.show.send({ params })).used).toBe(2)
})

test('rejects an order whose total does not match the code, and counts no use', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart, orders, discounts } = admin
  const { id } = await addProduct(admin)
  const created = await addCode(admin)
  await cart.add.send({ body: { id } })
  const { total } = await orders.quote.send({ body: { delivery: 'pickup', code: 'PIER' } })
  await discounts.edit.send({ params: { id: created.id }, body: { value: 5 } })
  const placement = orders.place.send({ body: orderDraft(total, { delivery: 'pickup', code: 'PIER' }) })
  await expect(placement).rejects.toMatchObject({ status: 409, message: 'The total is now 20.90' })
  expect((await discounts.show.send({ params: { id: created.id } })).used).toBe(0)
})

test('lets one of twenty simultaneous buyers use the last use of a code', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const buyers = ['u1', 'u2', 'u3', 'u5', 'u6', 'u7']
  const { id } = await addProduct(admin, { qty: 100 })
  const created = await addCode(admin, { limit: 1 })
  const clients = await Promise.all(Array.from({ length: 20 }, (_, index) => openClient(buyers[index % buyers.length])))
  for (const client of clients.slice(0, buyers.length)) await client.cart.add.send({ body: { id } })
  const { total } = await admin.orders.quote.send({ body: { delivery: 'pickup', code: 'PIER' } })
  const statuses = await getStatuses(
    clients.map(({ orders }) => orders.place.send({ body: orderDraft(total, { delivery: 'pickup', code: 'PIER' }) })),
  )
  expect(statuses.toSorted((one, other) => one - other)).toEqual([0, ...Array.from({ length: 19 }, () => 409)])
  expect((await admin.discounts.show.send({ params: { id: created.id } })).used).toBe(1)
  expect((await admin.orders.list.send({ query: { product: id } })).length).toBe(1)
})

test('counts one use of a code for an order sent ten times at once', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { id } = await addProduct(admin, { qty: 5 })
  const created = await addCode(admin)
  const screens = await Promise.all(Array.from({ length: 10 }, () => openClient()))
  await admin.cart.add.send({ body: { id } })
  const { total } = await admin.orders.quote.send({ body: { delivery: 'pickup', code: 'PIER' } })
  const body = orderDraft(total, { delivery: 'pickup', code: 'PIER' })
  const answers = await Promise.all(screens.map(({ orders }) => orders.place.send({ body })))
  expect(new Set(answers.map((order) => order.id)).size).toBe(1)
  expect((await admin.discounts.show.send({ params: { id: created.id } })).used).toBe(1)
})

test('shows codes of other buyers only to users who may list codes', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, agent, viewer] = [await openClient(), await openClient('u3'), await openClient('u4')]
  await addCode(admin, { code: 'PIER-77' })
  const { id } = await addProduct(admin, { qty: 10 })
  const order = await buy(admin, id, 1, { code: 'PIER-77' })
  const own = await buy(agent, id, 1, { code: 'PIER-77' })
  const params = { id: order.id }
  const query = { ids: [order.id, own.id], sort: 'createdAt' as const }
  const listCodes = async ({ orders }: typeof admin) => {
    const listed = (await orders.list.send({ query })).map(({ discountCode }) => discountCode?.code)
    const shown = (await orders.show.send({ params })).discountCode?.code
    const { rows } = readCsv(await (await orders.export.send({ query })).blob.text())
    return [...listed, shown, ...rows.map((row) => row['Discount code'])]
  }
  expect(await listCodes(agent)).toEqual(['', 'PIER-77', '', '', 'PIER-77'])
  expect(await listCodes(admin)).toEqual(Array(5).fill('PIER-77'))
  expect(await listCodes(viewer)).toEqual(Array(5).fill('PIER-77'))
  // Kind and amount of the deduction are no secret.
  expect((await agent.orders.show.send({ params })).discountCode).toMatchObject({ kind: 'percent', value: 10 })

  // Nor can a code be guessed letter by letter.
  const find = async ({ orders }: typeof admin) =>
    (await orders.list.send({ query: { ...query, q: 'pier-7' } })).map((found) => found.id)
  expect(await find(admin)).toEqual([order.id, own.id])
  expect(await find(agent)).toEqual([])
  expect((await agent.orders.counts.send({ query: { q: 'pier-7' } })).all).toBe(0)
  expect((await agent.orders.mine.send({ query: { q: 'pier-7' } })).map((found) => found.id)).toEqual([own.id])
})
