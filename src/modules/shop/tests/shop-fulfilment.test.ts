import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addCode, addProduct, buy, openShop, getStatuses } from './shop-test-steps.ts'

const cents = (amount: number) => Math.round(amount * 100)

/** A paid order of 3 drums and 2 kites, with a code. */
async function openOrder() {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const drum = await addProduct(admin, { price: 19.99, discount: 10, qty: 10 })
  const kite = await addProduct(admin, { title: 'Kite', price: 7.35, qty: 10 })
  await addCode(admin, { value: 12.5 })
  await admin.cart.add.send({ body: { id: kite.id, qty: 2 } })
  const { id } = await buy(admin, drum.id, 3, { code: 'PIER' })
  const params = { id }
  const order = await admin.orders.change.send({ params, body: { status: 'paid' } })
  const stock = async (product: number) => (await admin.products.show.send({ params: { id: product } })).qty
  return { admin, openClient, order, params, drum: drum.id, kite: kite.id, stock }
}

test('refunds of pieces and of the rest add up to the total, and return pieces to the stock if wanted', async () => {
  const { admin, order, params, drum, kite, stock } = await openOrder()
  const refund = (body: object, credited: number) =>
    admin.orders.refund.send({ params, body: { reason: 'Broken', credited, ...body } })
  const first = await refund({ lines: [{ id: drum, qty: 1 }], restock: true }, 0)
  expect(first).toMatchObject({
    status: 'paid',
    paid: (cents(first.total) - cents(first.credited)) / 100,
    refunds: [{ restocked: true }],
  })
  expect([await stock(drum), await stock(kite)]).toEqual([8, 8])
  const second = await refund(
    {
      lines: [
        { id: drum, qty: 2 },
        { id: kite, qty: 2 },
      ],
    },
    first.credited,
  )
  expect(await stock(drum)).toBe(8)
  // What is left is the delivery with its tax.
  const refundable = (cents(order.total) - cents(second.credited)) / 100
  expect(refundable).toBeCloseTo(order.deliveryCost * 1.1, 1)
  await expect(refund({ lines: [{ id: kite, qty: 1 }] }, second.credited)).rejects.toMatchObject({ status: 422 })
  const last = await refund({ amount: refundable }, second.credited)
  expect(last).toMatchObject({ status: 'refunded', credited: order.total, paid: 0, balance: 0 })
  expect(last.refunds.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(order.total))
})

test('of two people who refund the same, one is refused, and pending orders are cancelled instead', async () => {
  const { admin, openClient, params, drum } = await openOrder()
  const manager = await openClient('u2')
  const body = { lines: [{ id: drum, qty: 1 }], reason: 'Broken', credited: 0 }
  expect(
    (await getStatuses([admin, manager].map(({ orders }) => orders.refund.send({ params, body })))).toSorted(),
  ).toEqual([0, 409])
  const viewer = await openClient('u4')
  expect(await getStatuses([viewer.orders.refund.send({ params, body })])).toEqual([403])
  const pending = { id: (await buy(admin, drum)).id }
  expect(await getStatuses([admin.orders.refund.send({ params: pending, body })])).toEqual([409])
})

test('an order is shipped in parts, with carrier and tracking number, and the latest part can be taken back', async () => {
  const { admin, params, drum, kite } = await openOrder()
  const ship = (body: object, shipped: number) => admin.orders.ship.send({ params, body: { shipped, ...body } })
  const first = await ship({ lines: [{ id: drum, qty: 2 }], carrier: 'Royal Mail', tracking: 'RM 42' }, 0)
  expect(first).toMatchObject({
    status: 'paid',
    shipments: [{ lines: [{ id: drum, qty: 2 }], carrier: 'Royal Mail', tracking: 'RM 42', by: { id: 'u1' } }],
  })
  expect(await getStatuses([ship({}, 0), ship({ lines: [{ id: drum, qty: 2 }] }, 2)])).toEqual([409, 422])
  const rest = await ship({ carrier: 'DPD', tracking: '7' }, 2)
  expect(rest.status).toBe('shipped')
  expect(rest.shipments[1]?.lines).toEqual([
    { id: kite, qty: 2 },
    { id: drum, qty: 1 },
  ])
  const back = await admin.orders.change.send({ params, body: { status: 'paid' } })
  expect([back.shipments.length, back.paid]).toEqual([1, back.total])
  expect(back.history.at(-1)).toMatchObject({ from: 'shipped', to: 'paid', note: 'DPD 7' })
  const again = await admin.orders.change.send({ params, body: { status: 'shipped' } })
  expect(again.shipments).toHaveLength(2)
})

test('going back removes no parcel that left before the rest of the order was refunded', async () => {
  const { admin, params, drum, kite } = await openOrder()
  await admin.orders.ship.send({
    params,
    body: { lines: [{ id: drum, qty: 3 }], carrier: 'Royal Mail', tracking: 'RM 42', shipped: 0 },
  })
  const body = { lines: [{ id: kite, qty: 2 }], reason: 'Sold out', credited: 0 }
  expect(await admin.orders.refund.send({ params, body })).toMatchObject({ status: 'shipped' })
  for (const status of ['delivered', 'shipped'] as const) await admin.orders.change.send({ params, body: { status } })
  expect(await admin.orders.change.send({ params, body: { status: 'paid' } })).toMatchObject({
    status: 'paid',
    shipments: [{ tracking: 'RM 42' }],
  })
  // Nothing is left to be sent, so only the status changes.
  expect(await admin.orders.change.send({ params, body: { status: 'shipped' } })).toMatchObject({
    status: 'shipped',
    shipments: [{ tracking: 'RM 42' }],
  })
})

test('a return of sent pieces is received, and refunded once with its pieces back in stock', async () => {
  const { admin, params, drum, stock } = await openOrder()
  const announce = (qty: number) =>
    admin.orders.registerReturn.send({
      params,
      body: { lines: [{ id: drum, qty }], reason: 'damaged', note: 'Dented' },
    })
  expect(await getStatuses([announce(1)])).toEqual([422])
  await admin.orders.ship.send({ params, body: { shipped: 0 } })
  const { returns } = await announce(2)
  expect(returns).toMatchObject([{ state: 'requested', reason: 'damaged', note: 'Dented' }])
  expect(await getStatuses([announce(2)])).toEqual([422])
  const changeStatus = (state: 'received' | 'refunded' | 'refused', restock = false) =>
    admin.orders.changeReturn.send({ params: { ...params, returnId: returns[0]?.id ?? 0 }, body: { state, restock } })
  expect(await getStatuses([changeStatus('refunded')])).toEqual([409])
  await changeStatus('received')
  const before = await stock(drum)
  const results = await Promise.allSettled([changeStatus('refunded', true), changeStatus('refunded', true)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stock(drum)).toBe(before + 2)
  const after = await admin.orders.show.send({ params })
  expect(after).toMatchObject({ returns: [{ state: 'refunded' }], refunds: [{ restocked: true, reason: 'Dented' }] })
  expect(cents(after.credited)).toBe(cents(after.refunds[0]?.amount ?? 0))
})
