import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { listValues } from '#platform/fields/choices.ts'
import { readCsv } from '#platform/text/csv.ts'
import { getNextStatuses, orderStatuses, getPreviousStatus } from '../order-status.ts'
import { addProduct, buy, openShop, orderDraft, getStatuses } from './shop-test-steps.ts'

test('reduces the stock, empties the cart, and keeps the products in the order as they were', async () => {
  const admin = await (await openShop(openRuntime))()
  const { products, cart, orders } = admin
  const drum = await addProduct(admin, { qty: 10, price: 20, discount: 10, sku: 'TD-1' })
  const kite = await addProduct(admin, { title: 'Paper kite', qty: 2, price: 9.99 })
  await cart.add.send({ body: { id: drum.id, qty: 3 } })
  await cart.add.send({ body: { id: kite.id, qty: 2 } })
  const quote = await orders.quote.send({ body: { delivery: 'standard' } })
  // 3 × 20 + 2 × 9.99; 3 × 2 off; delivery below 75; a tenth of 78.93.
  expect(quote).toEqual({
    pieces: 5,
    subtotal: 79.98,
    discount: 6,
    deliveryCost: 4.95,
    deduction: 0,
    taxRate: 10,
    tax: 7.89,
    total: 86.82,
    code: null,
    codeProblem: null,
    dueDays: builtWorkspace.dueDays,
    deliveryCosts: { standard: 4.95, express: 9.95, pickup: 0 },
    problems: [],
  })
  const order = await orders.place.send({ body: orderDraft(86.82, { note: 'Ring twice' }) })
  expect(order).toMatchObject({
    number: 1301,
    status: 'pending',
    buyer: { id: 'u1' },
    address: { name: 'Wilma Aldous', company: '', country: 'GB' },
    note: 'Ring twice',
    pieces: 5,
    subtotal: 79.98,
    discount: 6,
    tax: 7.89,
    total: 86.82,
    lines: [
      { id: drum.id, title: 'Tin drum', sku: 'TD-1', category: 'toys', qty: 3, price: 20, salesPrice: 18, total: 54 },
      { id: kite.id, qty: 2, price: 9.99, salesPrice: 9.99, total: 19.98 },
    ],
    history: [{ from: null, to: 'pending', by: { id: 'u1' } }],
  })
  expect((await cart.show.send()).lines).toEqual([])
  const params = { id: drum.id }
  expect((await products.show.send({ params })).qty).toBe(7)
  expect((await products.show.send({ params: { id: kite.id } })).stock).toBe(false)
  await products.edit.send({ params, body: { title: 'Brass drum', price: 99 } })
  expect(await orders.show.send({ params: { id: order.id } })).toEqual(order)
  expect((await orders.mine.send())[0]).toEqual(order)
})

test('charges no standard delivery from 75 on, always express delivery, and never a pick-up', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin, { price: 37.5 })
  await admin.cart.add.send({ body: { id, qty: 2 } })
  const costs = []
  for (const delivery of ['standard', 'express', 'pickup'] as const) {
    const { deliveryCost, tax, total } = await admin.orders.quote.send({ body: { delivery } })
    costs.push([deliveryCost, tax, total])
  }
  expect(costs).toEqual([
    [0, 7.5, 82.5],
    [9.95, 8.5, 93.45],
    [0, 7.5, 82.5],
  ])
})

test('rejects an order whose total has changed, and changes nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin, { qty: 5 })
  await admin.cart.add.send({ body: { id, qty: 2 } })
  const { total } = await admin.orders.quote.send({ body: { delivery: 'pickup' } })
  await admin.products.edit.send({ params: { id }, body: { price: 21 } })
  const placement = admin.orders.place.send({ body: orderDraft(total, { delivery: 'pickup' }) })
  await expect(placement).rejects.toMatchObject({ status: 409, message: 'The total is now 46.20' })
  expect((await admin.products.show.send({ params: { id } })).qty).toBe(5)
  expect((await admin.cart.show.send()).pieces).toBe(2)
  expect((await admin.orders.counts.send()).all).toBe(300)
})

test('names products that can no longer be bought', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart, orders, products } = admin
  await expect(orders.place.send({ body: orderDraft(1) })).rejects.toMatchObject({
    status: 409,
    message: 'Your cart is empty',
  })
  const fine = await addProduct(admin, { title: 'Fine', qty: 5 })
  const short = await addProduct(admin, { title: 'Short', qty: 5 })
  await cart.add.send({ body: { id: fine.id, qty: 5 } })
  await cart.add.send({ body: { id: short.id, qty: 5 } })
  await products.edit.send({ params: { id: short.id }, body: { qty: 2 } })
  const { problems, total } = await orders.quote.send({ body: { delivery: 'standard' } })
  expect(problems).toEqual([{ id: short.id, title: 'Short', left: 2 }])
  const placement = () => orders.place.send({ body: orderDraft(total) })
  await expect(placement()).rejects.toMatchObject({ status: 409, message: 'Only 2 left of "Short"' })
  await products.edit.send({ params: { id: short.id }, body: { status: 'draft' } })
  await expect(placement()).rejects.toMatchObject({ status: 409, message: '"Short" is sold out' })
  expect((await products.show.send({ params: { id: fine.id } })).qty).toBe(5)
})

test('rejects a repeated key with another order, and returns the order for the same one', async () => {
  const admin = await (await openShop(openRuntime))()
  const { cart, orders } = admin
  const { id } = await addProduct(admin)
  await cart.add.send({ body: { id, qty: 1 } })
  const { total } = await orders.quote.send({ body: { delivery: 'standard' } })
  const body = orderDraft(total)
  const order = await orders.place.send({ body })
  expect(await orders.place.send({ body })).toEqual(order)
  const other = orders.place.send({ body: { ...body, note: 'Leave it next door' } })
  await expect(other).rejects.toMatchObject({ status: 409, message: expect.stringContaining('key') })
})

test('numbers orders without gaps, even after rejected ones', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin)
  const first = await buy(admin, id)
  await getStatuses([admin.orders.place.send({ body: orderDraft(1) })])
  expect((await buy(admin, id)).number).toBe(first.number + 1)
})

const paths = {
  pending: [],
  paid: ['paid'],
  shipped: ['paid', 'shipped'],
  delivered: ['paid', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
  refunded: ['paid', 'refunded'],
} as const

test.each(listValues(paths))(
  'changes a %s order only to the statuses that may follow or the one before, and records each change',
  async (from) => {
    const admin = await (await openShop(openRuntime))()
    const { id } = await addProduct(admin, { qty: 10 })
    const statuses = []
    for (const to of orderStatuses) {
      const params = { id: (await buy(admin, id)).id }
      for (const status of paths[from]) await admin.orders.change.send({ params, body: { status } })
      const [outcome] = await getStatuses([
        admin.orders.change.send({ params, body: { status: to, note: 'So be it' } }),
      ])
      const { status, history } = await admin.orders.show.send({ params })
      const steps = ['pending', ...paths[from], ...(outcome === 0 ? [to] : [])]
      expect([status, history.map((step) => step.to)]).toEqual([steps.at(-1), steps])
      expect([0, 409]).toContain(outcome)
      if (outcome === 0) statuses.push({ to, last: history.at(-1) })
    }
    // The orders are by invoice, and paid when they are sent.
    const expected = [
      ...getNextStatuses({ status: from, payment: 'invoice' }),
      getPreviousStatus({ status: from, balance: 0 }),
    ]
    expect(statuses).toMatchObject(
      orderStatuses
        .filter((to) => expected.some((status) => status === to))
        .map((to) => ({ to, last: { from, to, note: 'So be it', by: { id: 'u1' } } })),
    )
  },
)

test('returns the pieces of a cancelled order once, but not those of a refunded one', async () => {
  const openClient = await openShop(openRuntime)
  const [admin, manager] = [await openClient(), await openClient('u2')]
  const { id } = await addProduct(admin, { qty: 10 })
  const getStock = async () => (await admin.products.show.send({ params: { id } })).qty
  const first = { id: (await buy(admin, id, 4)).id }
  const body = { status: 'cancelled' } as const
  const statuses = await getStatuses(
    [admin, manager, admin, manager].map(({ orders }) => orders.change.send({ params: first, body })),
  )
  expect(statuses.toSorted()).toEqual([0, 409, 409, 409])
  expect(await getStock()).toBe(10)
  const second = { id: (await buy(admin, id, 4)).id }
  await admin.orders.change.send({ params: second, body: { status: 'paid' } })
  await admin.orders.change.send({ params: second, body: { status: 'refunded' } })
  expect(await getStock()).toBe(6)
})

test('finds orders by number, name and city, and filters, counts and sorts them', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin)
  const order = await buy(admin, id, 2, { payment: 'transfer' })
  const { orders } = admin
  const listOrders = async (query: Parameters<typeof orders.list.send>[0]) =>
    (await orders.list.send(query)).map((one) => one.id)
  for (const q of [String(order.number), 'wilma ALDOUS', 'quay lane']) {
    expect(await listOrders({ query: { q } })).toEqual([order.id])
    expect((await orders.counts.send({ query: { q } })).pending).toBe(1)
  }
  expect(await listOrders({ query: { product: id } })).toEqual([order.id])
  expect(await listOrders({ query: { from: order.createdAt } })).toEqual([order.id])
  expect(await listOrders({ query: { to: order.createdAt, limit: 1 } })).not.toContain(order.id)
  expect((await listOrders({ query: { buyer: ['me'], payment: ['transfer'], delivery: ['standard'] } }))[0]).toBe(
    order.id,
  )
  const all = await orders.list.send()
  const counts = await orders.counts.send()
  expect(counts.all).toBe(301)
  for (const status of orderStatuses) {
    expect(counts[status]).toBe(all.filter((one) => one.status === status).length)
    expect(await listOrders({ query: { status: [status] } })).toEqual(
      all.filter((one) => one.status === status).map((one) => one.id),
    )
  }
  const totals = (await orders.list.send({ query: { sort: '-total' } })).map(({ total }) => total)
  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
  expect(new Set(all.map(({ number }) => number)).size).toBe(301)
})

test('exports the whole result', async () => {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin)
  const order = await buy(admin, id, 2, { note: '=cmd' })
  const { rows } = readCsv(await (await admin.orders.export.send()).blob.text())
  expect(rows.length).toBe(301)
  expect(rows[0]).toMatchObject({
    Number: String(order.number),
    Name: 'Wilma Aldous',
    Total: order.total.toFixed(2),
    Note: '=cmd',
  })
})

test('returns only the user’s own orders', async () => {
  const openClient = await openShop(openRuntime)
  const agent = await openClient('u3')
  const order = await buy(agent, 1)
  const mine = await agent.orders.mine.send()
  expect(mine[0]).toEqual(order)
  expect(mine.every(({ buyer }) => buyer.id === 'u3')).toBe(true)
  expect((await (await openClient()).orders.mine.send()).every(({ buyer }) => buyer.id === 'u1')).toBe(true)
})
